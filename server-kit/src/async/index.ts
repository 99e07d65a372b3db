export { inTurn } from './in-turn'
export { createSharedWork } from './shared-work'
export { TaskRefusedError, createWorkQueue } from './work-queue'
