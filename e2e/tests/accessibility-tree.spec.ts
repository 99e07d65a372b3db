import type { Page } from '@playwright/test'
import { confirmSummary, onPage } from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { orderBlock, orderButton, walkToCart, walkToOverview } from '../shop/walk'

/** What a screen reader is told at the stops of a journey: names, roles, states and announcements. */
const STOPS: Record<string, (page: Page) => Promise<void>> = {
  tariffs: async (page) => {
    await expect(page.locator('#shell-overlays')).toMatchAriaSnapshot(`
      - status "Meldungen"
      - alert "Wichtige Meldungen"
    `)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "DSL für Ihr Zuhause" [level=1]
      - region "Verfügbarkeit prüfen":
        - region "An Ihrer Adresse verfügbar":
          - heading "An Ihrer Adresse verfügbar" [level=2]
          - button "Adresse ändern"
        - status: Das Ergebnis für Feldstraße 7, 39576 Stendal liegt vor.
      - group "Fernsehen dazu?":
        - radio "Ohne TV" [checked]
        - radio "Smart + 10 €"
      - status: DSL M ist ausgewählt.
      - region "DSL-Tarife":
        - list:
          - listitem "DSL S":
            - heading "DSL S" [level=3]
            - 'button "Auswählen: DSL S"'
            - link "Tarifdetails zu DSL S"
            - 'button "Fußnote 1 anzeigen: Bedingungen DSL S"'
          - listitem "DSL M":
            - 'button "Ausgewählt: DSL M" [pressed]'
          - listitem "DSL L":
            - paragraph: /Hier nicht verfügbar/
            - button "DSL M ansehen"
      - status: "Neu: Gesamt in 24 Monaten 1.022,75 €, im Schnitt 42,62 € je Monat."
    `)
    await page.getByRole('link', { name: 'Tarifdetails zu DSL S' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeFocused()
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Tarifdetails DSL S":
        - heading "Tarifdetails DSL S" [level=2]
        - button "Dialog schließen"
        - group "Tarifdetails DSL S":
          - region "Geschwindigkeiten":
            - table "Geschwindigkeiten DSL S":
              - rowgroup:
                - row "Richtung Minimal Normalerweise Maximal"
              - rowgroup:
                - row "Download 6,3 MBit/s 9,5 MBit/s 16 MBit/s"
                - row "Upload 0,7 MBit/s 1,5 MBit/s 2,4 MBit/s"
        - button "Schließen"
    `)
    // all else is out of reach, for a screen reader as well
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Tarifdetails zu DSL S' })).toBeFocused()
  },
  options: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const skip = page.getByRole('link', { name: 'Springe zum Inhalt' })
    await skip.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  },
  cart: async (page) => {
    await page.getByRole('button', { name: 'Internet- und Telefonanschluss entfernen' }).click()
    await expect(page.getByRole('alert', { name: 'Wichtige Meldungen' })).toMatchAriaSnapshot(`
      - alert "Wichtige Meldungen":
        - text: "Achtung: Internet- und Telefonanschluss ist Pflicht"
        - paragraph: Und kann daher nicht abgewählt werden
        - button "Meldung schließen"
    `)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Ihr Warenkorb" [level=1]
      - region "Ihre Auswahl":
        - region "Tarif":
          - list:
            - listitem:
              - heading "DSL M" [level=3]
              - paragraph:
                - link "DSL M ändern"
                - button "DSL M entfernen"
              - term: Monat 1–3
              - definition: 9,95 €
        - region "Hardware":
          - list:
            - listitem:
              - heading "Nimbus Hub" [level=3]
              - paragraph:
                - link "Nimbus Hub ändern"
                - button "Nimbus Hub entfernen"
      - complementary "Ihre Kosten":
        - term: Gesamt in 24 Monaten
        - definition: 1.196,50 €
        - link "Zur Kasse"
      - status
    `)
  },
  customer: async (page) => {
    const mail = page.getByLabel('E-Mail')
    const given = await mail.inputValue()
    await mail.fill('')
    await page.getByRole('button', { name: 'Weiter zu Anschluss' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie' })
    await expect(summary).toBeFocused()
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - navigation "Bestellschritte":
        - list:
          - listitem:
            - link /Ihr Anschluss heute.*Schritt 1 von 6, erledigt/
          - listitem: /Persönliche Daten.*Schritt 2 von 6, aktuell/
          - listitem: /Anschluss.*Schritt 3 von 6, noch offen/
      - heading "Ihre persönlichen Daten" [level=1]
      - alert:
        - heading /Bitte prüfen Sie/ [level=2]
        - list:
          - listitem:
            - 'link "E-Mail: Dieses Feld ist erforderlich"'
      - region "Wer schließt den Vertrag?":
        - textbox "Vorname": Erika
      - region "Wie erreichen wir Sie?":
        - textbox "E-Mail" [invalid]
        - paragraph: Dieses Feld ist erforderlich
    `)
    await expect(mail).toHaveAccessibleDescription(/Dieses Feld ist erforderlich/)
    await expect(page.locator('[aria-current=step]')).toHaveCount(1)
    await mail.fill(given)
  },
  overview: async (page) => {
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Prüfen und bestellen" [level=1]
      - region "Zahlung":
        - link /Ändern.*Zahlung/
        - term: IBAN
        - definition: DE89 **** 3000
      - region "Vertragszusammenfassung":
        - paragraph:
          - link "PDF herunterladen"
        - checkbox "Ich habe die Vertragszusammenfassung erhalten."
      - list "Dokumente":
        - listitem:
          - link "Widerrufsbelehrung (öffnet in einem neuen Tab)"
    `)
    await expect(orderBlock(page)).toMatchAriaSnapshot(`
      - region "Das bestellen Sie":
        - heading "Das bestellen Sie" [level=2]
        - term: je Monat, Monat 1–3
        - definition: 16,90 €
        - term: je Monat ab Monat 4
        - definition: 50,90 €
        - term: Gesamtpreis in 24 Monaten
        - definition: 1.196,50 €
        - button "zahlungspflichtig bestellen"
    `)
  },
}

test('a screen reader is told all of an order', async ({ page }) => {
  test.slow()
  const inspect = async (name: string): Promise<void> => STOPS[name]?.(page)
  await walkToCart(page, inspect)
  await walkToOverview(page, inspect)
  await confirmSummary(page)
  await orderButton(page).click()
  await onPage(page, /^Vielen Dank/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading /^Vielen Dank, .+\\.$/ [level=1]
    - paragraph:
      - text: /Bestellnummer NB-2026-[A-Z0-9]{6}/
      - button "Bestellnummer kopieren"
    - region "So geht es weiter":
      - list:
        - listitem:
          - heading "Eingang bestätigt (erledigt)" [level=3]
    - region "Ihre Dokumente":
      - list:
        - listitem:
          - link "Vertragszusammenfassung PDF"
  `)
})
