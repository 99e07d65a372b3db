import type { PageRequest } from '@nimbus/shared-contracts/remote'
import type { AcceptedRelease } from '../composition/accept-release'
import type { CheckOutcome } from '../composition/release-book'
import { examplesOf } from './page-examples'
import type { RemoteRenderer } from './remote-renderer'

export interface CheckPagesOptions {
  /** Paths of what is sold now, as examples of pages with parameters. Rejects while the API can't tell. */
  soldPaths: () => Promise<readonly string[]>
}

/**
 * Renders every page of a release as a plain visitor would get it. Rejects with what is wrong: a page that throws, loops,
 * ends its worker or has no content. What goes wrong while the API doesn't answer either is not held against the release;
 * it is named, to be rendered again later.
 */
export async function checkPages(
  { name, version, pages }: AcceptedRelease,
  renderer: Pick<RemoteRenderer, 'render'>,
  { soldPaths }: CheckPagesOptions,
): Promise<CheckOutcome> {
  const sold = await soldPaths().catch(() => undefined)
  const examples = examplesOf(pages, sold ?? [])
  const paths = examples.map(({ request }) => request.path)
  for (const { id, request } of examples) {
    const problem = await lastingProblemOf(id, request, renderer)
    if (problem === undefined) continue
    const apiAnswers = await soldPaths().then(
      () => true,
      () => false,
    )
    if (!apiAnswers) return { paths, unchecked: `${request.path} needs the API, which doesn't answer` }
    if (problem !== AWAY) throw new Error(`${name} ${version}: ${request.path} can't be rendered: ${problem}`)
  }
  return { paths, unchecked: sold ? undefined : "pages with parameters need the API, which doesn't answer" }
}

/** A page that says itself that it can't be had now. */
const AWAY = 'away'

/** On a busy machine a good page may take longer than any visitor would wait for it; a bad one fails each time. */
const ATTEMPTS = 3

async function lastingProblemOf(...page: Parameters<typeof problemOf>): Promise<string | undefined> {
  let problem: string | undefined
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    problem = await problemOf(...page)
    if (problem === undefined || problem === AWAY) return problem
  }
  return problem
}

/** What is wrong with a page, undefined when it is there. */
async function problemOf(
  id: string,
  request: PageRequest,
  renderer: Pick<RemoteRenderer, 'render'>,
): Promise<string | undefined> {
  try {
    const { loaded, rendered } = await renderer.render(id, request)
    if ('status' in loaded) return loaded.status === 503 ? AWAY : undefined
    if ('redirect' in loaded) return undefined
    return rendered?.html ? undefined : 'it has no content'
  } catch (cause) {
    // a bundle's error comes with its stack
    return cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause)
  }
}
