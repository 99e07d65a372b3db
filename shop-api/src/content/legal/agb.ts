import { areaOf, type Area } from '@nimbus/shared-contracts/cart'
import { NEW_CUSTOMER_MONTHS, POINTS_RELEASED_WITHIN_DAYS } from '@nimbus/shared-contracts/catalogue'
import { COMPANY } from '@nimbus/shared-contracts/company'
import { ELIGIBILITY_TEXT, YOUNG_PERSONS } from '@nimbus/shared-contracts/eligibility'
import {
  AT_END_OF_FOUR_WEEKS,
  COMPENSATION,
  HIGHER_OF_BOTH,
  WITH_NOTICE,
  WITHDRAWAL_TIME_IN_WORDS,
} from '@nimbus/shared-contracts/law'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import { routes } from '@nimbus/shared-contracts/routes'
import type { CatalogueData } from '../../catalogue/data/data'
import { itemsOf } from '../../catalogue/tariffs/items'
import { soldTariffsAt } from '../../catalogue/tariffs/sold-tariffs'
import { COUNTED_USE } from '../facts/data-volume-text'
import { OWNERSHIP } from '../facts/device-facts'
import { feeFacts, onceFor } from '../facts/one-off-facts'
import { addressLine, AUTHORITY, mailTo } from '../../kernel/company/facts'
import { a, h3, p, section, ul, type LegalText } from '../../kernel/company/legal-text'

/** The withdrawal function on the web is a duty since that day (directive (EU) 2023/2673, BGB § 356a). */
const ONLINE_WITHDRAWAL_SINCE = '2026-06-19'

/** Terms and conditions with the withdrawal instructions (ROUTE-1), newest first. */
export function terms(data: CatalogueData, now: Date): LegalText[] {
  return [ONLINE_WITHDRAWAL_SINCE, '2025-10-01'].map((valid_from) => ({
    valid_from,
    title: 'Allgemeine Geschäftsbedingungen',
    description:
      'Die Bedingungen für Internet, Telefonie, Mobilfunk und Fernsehen von Nimbus: Vertragsschluss, Preise, Laufzeit, Kündigung und Widerruf.',
    sections: [
      ...contract(),
      mobile(data),
      ...prices(data, now),
      extras(data),
      ...end(data),
      withdrawal(valid_from >= ONLINE_WITHDRAWAL_SINCE),
      withdrawalForm(),
      ...closing(),
    ],
  }))
}

function contract() {
  return [
    section(
      'geltung',
      '1. Geltung und Vertragspartner',
      p(
        `Diese Bedingungen gelten für Verträge über Internetzugang, Telefonie, Mobilfunk, Fernsehen sowie gemietete und gekaufte Geräte zwischen der ${COMPANY.name} (nachfolgend „Nimbus“) und Verbraucherinnen und Verbrauchern mit Wohnsitz in Deutschland.`,
      ),
      p(
        'Neben ihnen gelten die Vertragszusammenfassung, das Produktinformationsblatt und die Leistungsbeschreibung Ihres Tarifs. Die Vertragszusammenfassung geht bei Widersprüchen vor.',
      ),
    ),
    section(
      'vertragsschluss',
      '2. So kommt der Vertrag zustande',
      p(
        'Die Darstellung im Shop ist noch kein bindendes Angebot. Mit „zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung ab. Vorher sehen Sie alle Angaben auf einer Seite und können jede einzelne ändern.',
      ),
      p(
        'Den Eingang Ihrer Bestellung bestätigen wir sofort per E-Mail; das ist noch keine Annahme. Der Vertrag kommt mit unserer Auftragsbestätigung in Textform zustande. Wir speichern den Vertragstext; Sie erhalten ihn mit der Bestätigung. Vertragssprache ist Deutsch.',
      ),
      p(
        'Ist der Tarif an Ihrer Adresse aus technischen Gründen nicht möglich, teilen wir Ihnen das unverzüglich mit. Ein Vertrag kommt dann nicht zustande, und es entstehen Ihnen keine Kosten.',
      ),
    ),
    section(
      'leistungen',
      '3. Leistungen',
      p(
        'Umfang und Geschwindigkeiten ergeben sich aus der Leistungsbeschreibung und dem Produktinformationsblatt. Dort stehen die minimale, die normalerweise verfügbare und die maximale Geschwindigkeit, im Mobilfunk die geschätzte maximale.',
      ),
      p(
        'Sie können jedes geeignete Endgerät anschließen. Die Zugangsdaten erhalten Sie unaufgefordert und kostenlos. Ein Mietgerät müssen Sie nicht nehmen.',
      ),
      p(
        'Weicht die Geschwindigkeit erheblich, anhaltend oder regelmäßig ab, können Sie den Preis mindern oder den Vertrag außerordentlich kündigen. Messen können Sie mit dem Werkzeug der Bundesnetzagentur.',
      ),
    ),
    section(
      'glasfaser',
      '4. Besonderheiten bei Glasfaser',
      p(`${ELIGIBILITY_TEXT.fibreHouse} ${ELIGIBILITY_TEXT.fibreOwner}`),
      p(
        'Bestellen Sie in einem Gebiet, in dem der Ausbau erst geplant ist, beginnt die Mindestlaufzeit mit dem Vertragsschluss und nicht mit der Freischaltung. Bis zur Freischaltung zahlen Sie nichts.',
      ),
    ),
  ]
}

function mobile({ mobile: { throttled } }: CatalogueData) {
  return section(
    'mobilfunk',
    '5. Besonderheiten im Mobilfunk',
    p(
      'Sie erhalten eine SIM-Karte oder ein Profil für eine eSIM. Prepaid-Karten schalten wir erst frei, wenn Ihre Identität geprüft ist (§ 172 TKG).',
    ),
    p(
      `Ist das enthaltene Datenvolumen verbraucht, beträgt die Geschwindigkeit bis zum Ende des Abrechnungszeitraums höchstens ${throttled.down} kbit/s im Download und ${throttled.up} kbit/s im Upload. ${COUNTED_USE}`,
    ),
    p(
      `Kaufen Sie zu einem Tarif ein Gerät, zahlen Sie seinen einmaligen Preis mit der Lieferung und, wo er einen hat, seinen monatlichen Anteil während der Mindestlaufzeit. ${OWNERSHIP}`,
    ),
  )
}

function prices(data: CatalogueData, now: Date) {
  const tariffs = soldTariffsAt(data, now)
  const provisioningOf = (area: Area): string =>
    onceFor(
      'provisioning',
      tariffs.filter((tariff) => areaOf(tariff) === area),
    )
  return [
    section(
      'preise',
      '6. Preise und Zahlung',
      p(
        'Es gelten die Preise, die Ihnen vor der Bestellung angezeigt werden. Sie enthalten die gesetzliche Mehrwertsteuer.',
      ),
      ul(
        `Für die Bereitstellung berechnen wir einmalig ${provisioningOf('landline')} bei einem neuen Festnetz-Anschluss und ${provisioningOf('mobile')} bei einem Mobilfunk-Tarif, bei Prepaid nichts.`,
        ...feeFacts(tariffs),
        `Für den Versand von Geräten berechnen wir einmalig ${onceFor('shipping', itemsOf(data, 'hardware'))} je Bestellung; wird nichts versandt, entfällt der Betrag.`,
        'Startpreise gelten für die angegebenen Monate und nur bei Bestellung im angegebenen Zeitraum.',
        'Prepaid-Tarife zahlen Sie alle 4 Wochen im Voraus aus Ihrem Guthaben.',
        ELIGIBILITY_TEXT.stream,
        `Angebote für Neukunden setzen voraus, dass Sie in den letzten ${NEW_CUSTOMER_MONTHS} Monaten keinen Anschluss bei uns hatten, bei Festnetz-Angeboten keinen Breitbandanschluss.`,
        `Young-Tarife gelten für ${YOUNG_PERSONS}. Ihr günstigerer Preis gilt für die angegebenen Monate, danach der reguläre.`,
      ),
      p(
        'Monatliche Preise sind ab der Bereitstellung fällig, anteilig für angefangene Monate. Sie zahlen per Lastschrift von jedem SEPA-Konto oder auf Rechnung, beides ohne Aufpreis. Die Online-Rechnung ist kostenlos.',
      ),
      p('Einwände gegen eine Rechnung können Sie innerhalb von acht Wochen nach Zugang erheben.'),
    ),
  ]
}

/** What runs beside the prices. Its amounts and days stand with the offers, since they change more often than the terms. */
function extras({ campaigns: { trade_in } }: CatalogueData) {
  return section(
    'aktionen',
    '7. Aktionen und Partnerpunkte',
    p(
      'Für Startpreise, Cashback und Eintauschbonus gelten die Bedingungen und der Zeitraum, die beim Angebot stehen. Maßgeblich ist der Tag Ihrer Bestellung.',
    ),
    p(
      `Den Eintauschbonus gibt es für höchstens ${trade_in.most_devices} Geräte je Haushalt, die mindestens ${formatEuro(cents(trade_in.least_value))} wert sind. Cashback und Bonus entfallen, wenn Sie den Vertrag widerrufen.`,
    ),
    p(
      `Partnerpunkte gibt es nur für Bestellungen in diesem Shop. Wir geben sie innerhalb von ${POINTS_RELEASED_WITHIN_DAYS} Tagen frei, wenn der Vertrag läuft und nicht widerrufen ist.`,
    ),
  )
}

function end({ catalogue: { terms: lengths } }: CatalogueData) {
  const months = [...lengths].sort((left, right) => right - left).join(' oder ')
  return [
    section(
      'laufzeit',
      '8. Laufzeit und Kündigung',
      p(
        `Die Mindestlaufzeit beträgt ${months} Monate, je nachdem, was Sie wählen. Sie beginnt mit dem Vertragsschluss. Danach läuft der Vertrag auf unbestimmte Zeit weiter.`,
      ),
      ul(
        `Prepaid-Tarife haben keine Mindestlaufzeit. Sie beenden sie ${AT_END_OF_FOUR_WEEKS}; übriges Guthaben zahlen wir aus.`,
        `Sie können zum Ende der Mindestlaufzeit ${WITH_NOTICE} kündigen.`,
        `Danach können Sie jederzeit ${WITH_NOTICE} kündigen, ohne Kosten.`,
        `Zusatzoptionen enden unabhängig davon ${WITH_NOTICE}, Mietgeräte nach ihrer eigenen Mindestlaufzeit. Sie verlängern die Mindestlaufzeit Ihres Tarifs nicht.`,
        'Das Recht zur außerordentlichen Kündigung aus wichtigem Grund bleibt unberührt.',
      ),
      p(`Kündigen können Sie in Textform, auch über ${a(routes.cancel(), 'Verträge hier kündigen')}.`),
      p(
        `Ziehen Sie um, nehmen Sie den Vertrag mit. Können wir am neuen Wohnort nicht leisten, dürfen Sie ${WITH_NOTICE} kündigen.`,
      ),
    ),
    section(
      'stoerungen',
      '9. Störungen und Entschädigung',
      p(
        'Eine Störung beseitigen wir unverzüglich und kostenlos. Dauert ein vollständiger Ausfall länger als zwei Kalendertage nach Ihrer Meldung, steht Ihnen für jeden weiteren Tag eine Entschädigung zu:',
      ),
      ul(
        `am dritten und vierten Tag ${COMPENSATION.outageEarly}, ${HIGHER_OF_BOTH},`,
        `ab dem fünften Tag ${COMPENSATION.outageLate}, ${HIGHER_OF_BOTH},`,
        `für einen versäumten Termin ${COMPENSATION.appointment}, ${HIGHER_OF_BOTH}.`,
      ),
      p(
        `Ist Ihr Anschluss beim Anbieterwechsel länger als einen Arbeitstag unterbrochen, erhalten Sie für jeden weiteren Arbeitstag ${COMPENSATION.switch}. Für jeden Tag einer verspäteten Rufnummernmitnahme erhalten Sie ${COMPENSATION.porting}.`,
      ),
    ),
    section(
      'haftung',
      '10. Haftung',
      p(
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir für die Verletzung wesentlicher Pflichten, begrenzt auf den vorhersehbaren, typischen Schaden. Für Vermögensschäden aus Telekommunikationsdiensten gilt § 70 TKG. Das Produkthaftungsgesetz bleibt unberührt. Für Geräte gilt das gesetzliche Mängelrecht.',
      ),
    ),
  ]
}

function withdrawal(online: boolean) {
  return section(
    'widerrufsrecht',
    'Widerrufsbelehrung',
    h3('Widerrufsrecht'),
    p(
      `Sie haben das Recht, binnen ${WITHDRAWAL_TIME_IN_WORDS}n ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt ${WITHDRAWAL_TIME_IN_WORDS} ab dem Tag des Vertragsschlusses. Haben Sie Waren bestellt, beträgt sie ${WITHDRAWAL_TIME_IN_WORDS} ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben.`,
    ),
    p(
      `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${addressLine()}, E-Mail ${mailTo(COMPANY.withdrawalEmail)}, Telefon ${COMPANY.phone}) mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
    ),
    ...(online
      ? [
          p(
            `Sie können Ihr Widerrufsrecht auch online ausüben, unter ${a(routes.withdraw(), 'Vertrag widerrufen')}: Die Schaltfläche steht am Ende jeder Seite unseres Shops, und Sie erreichen sie auch unter der Internetadresse des Shops mit dem Zusatz „${routes.withdraw()}“. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger, zum Beispiel per E-Mail, eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`,
          ),
        ]
      : []),
    p(
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    ),
    h3('Folgen des Widerrufs'),
    p(
      `Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen ${WITHDRAWAL_TIME_IN_WORDS}n ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.`,
    ),
    p(
      `Haben Sie Geräte erhalten, können wir die Rückzahlung verweigern, bis wir sie zurückerhalten haben oder bis Sie nachgewiesen haben, dass Sie sie zurückgesandt haben. Sie haben die Geräte unverzüglich und in jedem Fall spätestens binnen ${WITHDRAWAL_TIME_IN_WORDS}n ab dem Tag Ihrer Mitteilung an uns zurückzusenden. Wir tragen die Kosten der Rücksendung. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung von Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig war.`,
    ),
    p(
      'Haben Sie verlangt, dass die Dienstleistung während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der vorgesehenen Dienstleistungen entspricht.',
    ),
  )
}

function withdrawalForm() {
  return section(
    'widerrufsformular',
    'Muster-Widerrufsformular',
    p('Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.'),
    ul(
      `An ${addressLine()}, E-Mail ${COMPANY.withdrawalEmail}:`,
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)',
      'Bestellt am (*) / erhalten am (*)',
      'Name des/der Verbraucher(s)',
      'Anschrift des/der Verbraucher(s)',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
      'Datum',
    ),
    p('(*) Unzutreffendes streichen.'),
  )
}

function closing() {
  return [
    section(
      'schlichtung',
      '11. Beschwerden und Schlichtung',
      p(
        `Beschwerden richten Sie an ${mailTo(COMPANY.email)} oder an Telefon ${COMPANY.phone}. Haben wir Ihre Rechte nach dem Telekommunikationsgesetz aus Ihrer Sicht verletzt, können Sie die Schlichtungsstelle Telekommunikation der Bundesnetzagentur anrufen (${AUTHORITY.address}).`,
      ),
    ),
    section(
      'schluss',
      '12. Schlussbestimmungen',
      p(
        'Es gilt deutsches Recht; zwingende Vorschriften des Staates, in dem Sie Ihren gewöhnlichen Aufenthalt haben, bleiben unberührt. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.',
      ),
    ),
  ]
}
