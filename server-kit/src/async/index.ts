export { inTurn } from './in-turn'
export { createSharedWork } from './shared-work'
export { createTurns } from './turns'
export { TaskRefusedError, createWorkQueue } from './work-queue'
