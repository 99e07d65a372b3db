import { setTimeout as wait } from 'node:timers/promises'
import { CircuitOpenError, createCircuit } from '@nimbus/server-kit/async'
import { readBounded } from '@nimbus/server-kit/http'
import { Counter, Gauge, type Registry } from 'prom-client'
import * as v from 'valibot'
import type { Line } from '../addresses/data'
import type { Found } from '../availability/locate'
import { LinesAwayError, type LineAnswer, type LineSource } from '../availability/line-source'
import { checkOf, isUnderWay, lineIn, qualificationSchema, type ServiceQualification } from './service-qualification'

export interface ProviderLinesDeps {
  /** Below which its TMF645 lies: "https://bss.example/tmf-api/serviceQualificationManagement/v4" */
  url: string
  /** Its key, sent as a bearer token. */
  key?: string | undefined
  /** The dwellings of a house, which are our register's. */
  unitsOf: (found: Found) => Line['units']
  metrics: Registry
  /** Hears of what went wrong, as a code, when the provider is asked no more. */
  onAway?: (code: string) => void
  patience?: Partial<typeof PATIENCE>
}

/** Milliseconds: of all tries together, below what the edge waits for a page; between looks for an answer that is to come. */
const PATIENCE = { totalMs: 4_000, pollMs: 250, openMs: 30_000 }

/** Failures in a row after which the provider is not asked for a while. */
const FAILURES = 5

/** Statuses of a provider that is away for all; any other that is no answer is about what it was asked. */
const AWAY = /^(401|403|408|429|5\d\d)$/

/** What it says itself, as a status or a code of ours, and not what became of the call. */
const SAID = /^(\d{3}|UNREADABLE|TOO_LARGE)$/

/** Bytes of an answer; two items have a few hundred. */
const MOST_BYTES = 256 * 1024

const PATH = '/checkServiceQualification'

/** An id that leads nowhere else. */
const isId = (text: string | null | undefined): text is string => !!text && text.length <= 200

async function textOf(answer: Response): Promise<string> {
  const bytes = await readBounded(answer, MOST_BYTES)
  if (!bytes) throw new LinesAwayError('TOO_LARGE')
  return bytes.toString('utf8')
}

/** A code for whatever went wrong; nothing of it is shown to anybody. */
function awayFor(error: unknown): LinesAwayError {
  if (error instanceof LinesAwayError) return error
  const { name, cause } = (error ?? {}) as { name?: unknown; cause?: { code?: unknown } }
  if (name === 'TimeoutError' || name === 'AbortError') return new LinesAwayError('TIMEOUT', { cause: error })
  const code = typeof cause?.code === 'string' && /^\w{1,40}$/.test(cause.code) ? cause.code : 'FAILED'
  return new LinesAwayError(code, { cause: error })
}

/**
 * Asks a provider's own service qualification (TMF645 4.0.1) what there is at a dwelling (TMF-26). It has a few seconds; a
 * refusal for now is tried once more, since asking changes nothing. One that fails again and again is not asked for a while.
 */
export function providerLines(deps: ProviderLinesDeps): LineSource {
  const { url, key, unitsOf, metrics, onAway = () => {} } = deps
  const { totalMs, pollMs, openMs } = { ...PATIENCE, ...deps.patience }
  const circuit = createCircuit({ failures: FAILURES, openMs })
  const registers = [metrics]
  const asked = new Counter({
    name: 'nimbus_line_checks_total',
    help: 'What came of asking the provider for a line',
    labelNames: ['outcome'],
    registers,
  })
  const away = new Gauge({
    name: 'nimbus_lines_away',
    help: '1 while the provider is not asked for lines, since it has failed again and again',
    registers,
    collect() {
      this.set(circuit.isOpen() ? 1 : 0)
    },
  })
  away.set(0)

  async function call(path: string, signal: AbortSignal, body?: object): Promise<ServiceQualification> {
    const answer = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { authorization: `Bearer ${key}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    })
    if (answer.status !== 200 && answer.status !== 201) {
      await answer.body?.cancel()
      throw new LinesAwayError(String(answer.status))
    }
    let read: unknown
    try {
      read = JSON.parse(await textOf(answer))
    } catch (error) {
      throw error instanceof SyntaxError ? new LinesAwayError('UNREADABLE') : error
    }
    const parsed = v.safeParse(qualificationSchema, read)
    if (!parsed.success) throw new LinesAwayError('UNREADABLE')
    return parsed.output
  }

  /** The same once more where it was refused for now. */
  async function ask(found: Found, signal: AbortSignal): Promise<ServiceQualification> {
    try {
      return await call(PATH, signal, checkOf(found))
    } catch (error) {
      if (!/^(429|5\d\d|ECONNRESET|UND_ERR_SOCKET)$/.test(awayFor(error).code)) throw error
      await wait(pollMs, undefined, { signal })
      return call(PATH, signal, checkOf(found))
    }
  }

  async function answerFor(found: Found): Promise<ServiceQualification> {
    const signal = AbortSignal.timeout(totalMs)
    let answer = await ask(found, signal)
    const { id } = answer
    // read by its id: an address that the answer names may lead elsewhere
    while (isUnderWay(answer)) {
      if (!isId(id)) throw new LinesAwayError('UNREADABLE')
      await wait(pollMs, undefined, { signal })
      answer = await call(`${PATH}/${encodeURIComponent(id)}`, signal)
    }
    return answer
  }

  /** What it says of one address is no sign that it is away: handed on as an error that the circuit doesn't count. */
  const answerOrRefusal = (found: Found): Promise<ServiceQualification | LinesAwayError> =>
    answerFor(found).catch((error: unknown) => {
      const refusal = awayFor(error)
      if (SAID.test(refusal.code) && !AWAY.test(refusal.code)) return refusal
      throw refusal
    })

  function readLine(answer: ServiceQualification, found: Found): LineAnswer {
    const line = lineIn(answer, unitsOf(found))
    if (!line) throw new LinesAwayError(answer.state === 'done' ? 'UNREADABLE' : 'REFUSED')
    return line
  }

  return async (found) => {
    try {
      const answer = await circuit.run(() => answerOrRefusal(found))
      if (answer instanceof LinesAwayError) throw answer
      const line = readLine(answer, found)
      asked.inc({ outcome: 'answered' })
      return line
    } catch (error) {
      const code = error instanceof CircuitOpenError ? 'NOT_ASKED' : awayFor(error).code
      asked.inc({ outcome: code })
      if (code !== 'NOT_ASKED') onAway(code)
      throw new LinesAwayError(code, { cause: error })
    }
  }
}
