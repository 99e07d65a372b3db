import { expect, test } from '../shop/shop'
import { rejectConsent } from '../shop/tariff-page'

/** The parts of the federation runtime's global that this test reads. */
interface FederationGlobal {
  __FEDERATION__: {
    __INSTANCES__: {
      name: string
      shareScopeMap: Record<string, Record<string, Record<string, { loaded?: unknown; lib?: unknown; from: string }>>>
    }[]
  }
}

test('loads React once although all remotes are on the way', async ({ page }) => {
  await page.goto('/')
  await rejectConsent(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Glasfaser-Tarife' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Glasfaser für Ihr Zuhause' })).toBeVisible()
  await footer.getByRole('link', { name: 'AGB' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb' })).toBeVisible()
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/checkout/finish'
    link.textContent = 'Abschluss'
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'Abschluss' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hier liegt keine Bestellung vor' })).toBeVisible()

  const loaded = await page.evaluate(() => {
    const { __FEDERATION__: federation } = window as unknown as FederationGlobal
    const { __INSTANCES__: instances } = federation
    const copies = (shared: string): string[] => [
      ...new Set(
        instances.flatMap(({ shareScopeMap }) =>
          Object.entries(shareScopeMap.default?.[shared] ?? {})
            .filter(([, { loaded: isLoaded, lib }]) => isLoaded || lib)
            .map(([version, { from }]) => `${version} of ${from}`),
        ),
      ),
    ]
    return {
      remotes: instances.length - 1,
      copies: Object.fromEntries(['react', 'react-dom', 'react-dom/client'].map((name) => [name, copies(name)])),
    }
  })
  expect(loaded.remotes).toBe(5)
  for (const [shared, copies] of Object.entries(loaded.copies)) expect(copies, shared).toHaveLength(1)
})
