/** How long a stylesheet may keep the page waiting, in milliseconds. */
const PATIENCE_MS = 4_000

/**
 * Resolves once the stylesheets are there that the document has only the used part of, or can't be had: nothing that is not
 * in the page yet is shown without its rules. Never rejects.
 */
export async function wholeStyles(target: Document = document): Promise<void> {
  const links = [...target.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')]
  const patience = AbortSignal.timeout(PATIENCE_MS)
  await Promise.all(
    links.map(async (link) => {
      if (link.sheet) return
      await new Promise((resolve) => {
        for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true })
        patience.addEventListener('abort', resolve)
      })
    }),
  )
}
