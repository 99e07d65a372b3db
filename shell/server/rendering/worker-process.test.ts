import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { startConfined, type ConfinedProcess } from './confined-process'
import { startWorker, type WorkerListener } from './worker-process'

jest.mock('./confined-process')

const CALL = { id: 'a', page: 'home', request: { path: '/', params: {}, query: {} } }

/** A worker whose process is what the test makes of it, and what was heard of it. */
function aWorker(stdio?: readonly unknown[]) {
  const child = Object.assign(new EventEmitter(), {
    stdio,
    stdout: Object.assign(new PassThrough(), { unref() {} }),
    stderr: Object.assign(new PassThrough(), { unref() {} }),
    kill: jest.fn(),
  })
  child.kill.mockImplementation(() => child.emit('close', null, 'SIGKILL'))
  jest.mocked(startConfined).mockReturnValue(child as unknown as ConfinedProcess)
  const heard: unknown[] = []
  const listener: WorkerListener = {
    ready: () => heard.push('ready'),
    reply: (reply) => heard.push(reply.id),
    alive: () => heard.push('alive'),
    wrote: () => {},
  }
  const worker = startWorker({ bundle: '/b/server.cjs', apiBase: 'http://api', workerFile: '/w/worker.mjs' }, listener)
  return { worker, child, heard }
}

/** The same with a socket, to which the worker's side writes lines. */
function aSpeakingWorker() {
  const line = Object.assign(new PassThrough(), { unref() {} })
  // what the edge writes goes nowhere
  line.write = ((text: string) =>
    text.startsWith('{"id') || text.startsWith('{"alive') ? true : line.push(text)) as never
  const made = aWorker([null, null, null, line])
  return { ...made, says: (...lines: string[]) => lines.forEach((text) => line.push(`${text}\n`)) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('startWorker', () => {
  // Node gives a process without sockets then, and its error in the next turn, which ended the edge
  it('has ended with the reason where the system has no descriptor left', async () => {
    const { worker, child } = aWorker(undefined)
    worker.call(CALL)
    worker.doubt(10)
    child.emit('error', new Error('spawn EMFILE'))
    child.emit('error', new Error('kill ESRCH'))
    await expect(worker.ended).resolves.toBe('spawn EMFILE')
  })

  it('hears of answers to what was asked', async () => {
    const { worker, says, heard } = aSpeakingWorker()
    worker.call(CALL)
    says('"ready"', '{"id":"a","answer":{}}')
    await settled()
    expect(heard).toEqual(['ready', 'a'])
  })

  it.each([
    ['answers what nobody asked', ['{"id":"a","answer":{}}'], 'answered more than it was asked'],
    ['says twice that it is ready', ['"ready"', '"ready"'], 'said twice that it is ready'],
    ['says that it runs, unasked', ['{"alive":"a"}'], 'said that it runs, which nobody has asked'],
    ['says what is none', ['null'], 'said what is no answer, message: Invalid type'],
    ['says its last words', ['{"lastWords":"boom"}'], 'boom'],
    ['says too much at once', ['x'.repeat(1_500_001)], 'said more than 1500000 characters at once'],
  ])('kills one that %s', async (_, lines, reason) => {
    const { worker, says, child } = aSpeakingWorker()
    says(...lines)
    await expect(worker.ended).resolves.toContain(reason)
    expect(child.kill).toHaveBeenCalledWith('SIGKILL')
  })

  it.each([
    [3, null, 'exited with 3'],
    [null, 'SIGKILL', 'was ended by SIGKILL'],
    [null, 'SIGABRT', 'ran out of memory or aborted (SIGABRT)'],
    [null, 'SIGTRAP', 'ran out of memory or aborted (SIGTRAP)'],
  ])('says of one that ended with %s, %s that it %s', async (code, signal, reason) => {
    const { worker, child } = aSpeakingWorker()
    child.emit('close', code, signal)
    await expect(worker.ended).resolves.toBe(reason)
  })
})
