import { lastWithdrawal, plusDays, plusMonths, lastNotice, written } from './calendar'
import type { Known } from './known'
import { EVENT_DAYS, hourOf, ORDER_ID, PLACE_TEXT, VISITS } from './mail-facts'
import { says, type Statement } from './statements'

type Holds = (known: Known) => boolean

const always: Holds = () => true
const isLine: Holds = ({ offer }) => offer.kind === 'landline'
const isPrepaid: Holds = ({ offer }) => offer.kind === 'prepaid'
const isEsim: Holds = ({ chosen }) => chosen.sim === 'ESIM'
const hasTerm: Holds = ({ offer }) => offer.term > 0
const hasParcel: Holds = ({ extras, chosen }) => chosen.sim === 'SIM' || extras.some(({ shipped }) => shipped)
const changes: Holds = ({ chosen }) => chosen.change !== undefined || chosen.porting !== undefined
/** The line comes over, not its numbers alone. */
const lineComes: Holds = ({ chosen }) => chosen.change === 'KUE_MRN' || chosen.change === 'KUE_ORN'
const numbersCome: Holds = ({ chosen }) => chosen.change === 'RRNP'
const numberComes: Holds = ({ chosen }) => chosen.porting !== undefined

const order: Statement['is'] = () => [ORDER_ID]
const only =
  (holds: Holds, is: Statement['is'] = () => []): Statement['is'] =>
  (known, said) =>
    holds(known) ? is(known, said) : undefined

const visits = ({ day }: Known): string[][] =>
  VISITS.map(({ after, from, till }) => [written(plusDays(day, after)), hourOf(from), hourOf(till)])
const visit =
  (index: number): Statement['is'] =>
  (known) =>
    visits(known)[index]
const firstDay = ({ concluded }: Known): string => plusDays(lastWithdrawal(concluded), 1)
const switched: Statement['is'] = ({ day }) => [written(plusDays(day, EVENT_DAYS.switched))]

/** The names of what is in the parcel, the SIM card last. */
const parcelOf: Statement['is'] = ({ extras, chosen }) => [
  [
    ...extras.filter(({ shipped }) => shipped).map(({ name }) => name),
    ...(chosen.sim === 'SIM' ? ['SIM-Karte'] : []),
  ].join(', '),
  PLACE_TEXT,
]

const TIME = String.raw`(\d{1,2}(?::\d\d)?) bis (\d{1,2}(?::\d\d)?) Uhr`
const ID = String.raw`(NB-[\w-]+)`

/** What every mail about an order says, whoever gets it. */
const FRAME: readonly Statement[] = [
  { kind: 'greeting', says: says`Guten Tag (Eva Muster),`, is: () => ['Eva Muster'] },
  {
    kind: 'status link',
    says: says`Stand Ihrer Bestellung \| (?:-+ \| )?Hier sehen Sie ohne Anmeldung, wie weit wir sind, und finden Ihre Unterlagen: \| Bestellung ansehen(?:: \| https:\/\/shop\.example\/auftragsstatus)?`,
    is: () => [],
  },
  {
    kind: 'contact',
    says: says`Fragen und Beschwerden \| (?:-+ \| )?Wir helfen Ihnen gern: ([^ ]+), Telefon ([\d -]+)\. Bitte nennen Sie Ihre Bestellnummer\.`,
    is: () => ['service@nimbus.example', '0221 4710-120'],
  },
  {
    kind: 'company',
    says: says`Freundliche Grüße \|? ?Ihr Team von Nimbus \|[ -]*\|? ?Nimbus Telekommunikation GmbH, Am Morgenlicht 12, 50667 Köln \|? ?Telefon ([\d -]+), ([^ ]+) \|? ?Amtsgericht Köln, HRB 00000 \(Musterangabe\)\. Geschäftsführung: [^|]+`,
    is: () => ['0221 4710-120', 'service@nimbus.example'],
  },
]

/**
 * Whether a change leaves one working day without service: not where numbers alone come of a contract that the customer has
 * ended. The orders that these mails are about name no end of it.
 */
const isBrief: Holds = (known) => changes(known) && !numbersCome(known)

const CALL = String.raw`rufen Sie an: (\d{4} \d{4}-\d{3})\.`
const phone: Statement['is'] = () => ['0221 4710-120']

const PARCEL: readonly Statement[] = [
  { kind: 'parcel', says: says`Ihr Paket zur Bestellung ${ID} ist unterwegs`, is: only(hasParcel, order) },
  { kind: 'sent', says: says`wir haben Ihr Paket verschickt\.`, is: only(hasParcel) },
  {
    kind: 'parcel number',
    says: says`Sendungsnummer: (\w+)`,
    is: ({ chosen: { parcel } }) => (parcel === undefined ? undefined : [parcel]),
  },
  { kind: 'delivery', says: says`Lieferung: ([^:|]+): ([^|]+?)\.(?= \|)`, is: only(hasParcel, parcelOf) },
]

const ACCESS: readonly Statement[] = [
  { kind: 'access', says: says`Ihre Zugangsdaten zur Bestellung ${ID}`, is: only(isLine, order) },
  {
    kind: 'router',
    says: says`mit diesen Zugangsdaten richten Sie Ihren Anschluss ein, mit einem Router von uns oder Ihrem eigenen\.`,
    is: only(isLine),
  },
  {
    kind: 'user',
    says: says`Benutzername: ([^ ]+)`,
    is: only(isLine, () => [`${ORDER_ID.toLowerCase()}@anschluss.nimbus.example`]),
  },
  { kind: 'start code', says: says`Startcode: (?:[A-Z0-9]{4}-){2}[A-Z0-9]{4}`, is: only(isLine) },
  {
    kind: 'start code',
    says: says`Der Startcode gilt nur an Ihrem Anschluss und nur für die erste Anmeldung\. Danach erhält Ihr Router ein eigenes Kennwort, das niemand eingeben muss\. Wir fragen Sie nie nach dem Startcode\.`,
    is: only(isLine),
  },
  {
    kind: 'measured later',
    says: says`Geschwindigkeit messen \| (?:-+ \| )?Ob Ihr Anschluss nach der Freischaltung so schnell ist wie vereinbart, messen Sie kostenlos mit dem Werkzeug der Bundesnetzagentur\.`,
    is: only(isLine),
  },
  { kind: 'esim', says: says`Ihre eSIM zur Bestellung ${ID}`, is: only(isEsim, order) },
  {
    kind: 'esim',
    says: says`hier ist Ihre eSIM\. Öffnen Sie auf Ihrem Gerät die Einstellungen für Mobilfunk, wählen Sie „eSIM hinzufügen“ und scannen Sie den QR-Code, am besten von einem zweiten Bildschirm\.`,
    is: only(isEsim),
  },
  {
    kind: 'profile',
    says: says`(?:QR-Code für Ihre eSIM|Beides in einer Zeile): LPA:1\$(esim\.nimbus\.example)\$[A-Z0-9]{24}`,
    is: only(isEsim, () => ['esim.nimbus.example']),
  },
  {
    kind: 'profile',
    says: says`Ohne QR-Code \| (?:-+ \| )?Geben Sie diese Angaben in den Einstellungen Ihres Geräts ein\. \| SM-DP\+-Adresse: ([^ ]+) \| Aktivierungscode: [A-Z0-9]{24}`,
    is: only(isEsim, () => ['esim.nimbus.example']),
  },
  {
    kind: 'new number',
    says: says`Ihre neue Rufnummer: (\d{4} \d+)`,
    is: ({ chosen: { number } }) => (number === undefined ? undefined : [number]),
  },
  {
    kind: 'used once',
    says: says`Das Profil lässt sich mit diesem Code nur einmal laden\. Geben Sie ihn nicht weiter\. Löschen Sie die eSIM nicht von Ihrem Gerät, sonst brauchen Sie einen neuen Code von uns\.`,
    is: only(isEsim),
  },
  {
    kind: 'first day',
    says: says`Ihr Tarif startet am DATE, nach Ablauf der Widerrufsfrist\.`,
    // nothing that has begun is to begin
    is: only(
      (known) => isEsim(known) && !known.chosen.early && (known.told ?? known.day) < firstDay(known),
      (known) => [written(firstDay(known))],
    ),
  },
]

const VISIT: readonly Statement[] = [
  {
    kind: 'proposals',
    says: says`Ihre Bestellung ${ID}: Wann darf die Technik kommen\?`,
    is: only(isLine, order),
  },
  {
    kind: 'proposals',
    says: says`für Ihren Anschluss kommt jemand von der Technik zu Ihnen\. Wir schlagen zwei Termine vor:`,
    is: only(isLine),
  },
  { kind: 'first proposal', says: says`Termin 1: DATE, ${TIME}`, is: only(isLine, visit(0)) },
  { kind: 'second proposal', says: says`Termin 2: DATE, ${TIME}`, is: only(isLine, visit(1)) },
  {
    kind: 'answer',
    says: says`Antworten Sie einfach auf diese E-Mail, oder ${CALL} Passt keiner, nennen Sie uns einen Tag\. Wir bestätigen den Termin per E-Mail\.`,
    is: only(isLine, phone),
  },
  { kind: 'visit', says: says`Ihr Termin mit der Technik zur Bestellung ${ID}`, is: only(isLine, order) },
  { kind: 'visit', says: says`die Technik kommt zu diesem Termin zu Ihnen:`, is: only(isLine) },
  { kind: 'visit time', says: says`Termin: DATE, ${TIME}`, is: only(isLine, visit(1)) },
  {
    kind: 'somebody at home',
    says: says`Bitte sorgen Sie dafür, dass eine volljährige Person da ist\.`,
    is: only(isLine),
  },
  {
    kind: 'answer',
    says: says`Passt Ihnen der Termin nicht, antworten Sie auf diese E-Mail oder ${CALL}`,
    is: only(isLine, phone),
  },
]

const CHANGE: readonly Statement[] = [
  { kind: 'change', says: says`Ihre Bestellung ${ID}: Der Tag Ihres Wechsels steht fest`, is: only(lineComes, order) },
  {
    kind: 'change',
    says: says`Ihre Bestellung ${ID}: Der Tag Ihrer Rufnummernmitnahme steht fest`,
    is: only((known) => numbersCome(known) || numberComes(known), order),
  },
  { kind: 'agreed', says: says`Ihr bisheriger Anbieter hat zugestimmt\.`, is: only(changes) },
  { kind: 'day of the change', says: says`Ihr Anschluss wechselt am DATE zu uns\.`, is: only(lineComes, switched) },
  { kind: 'no own notice', says: says`Bitte kündigen Sie dort nicht selbst\.`, is: only(lineComes) },
  { kind: 'day of the change', says: says`Ihre Rufnummern kommen am DATE zu uns\.`, is: only(numbersCome, switched) },
  { kind: 'day of the change', says: says`Ihre Rufnummer kommt am DATE zu uns\.`, is: only(numberComes, switched) },
  {
    kind: 'outage',
    says: says`Sie sind höchstens (einen) Arbeitstag nicht erreichbar\.`,
    is: only(isBrief, () => ['einen']),
  },
  {
    kind: 'refused',
    says: says`Ihr Wechsel zur Bestellung ${ID}: Bitte prüfen Sie Ihre Angaben`,
    is: only(lineComes, order),
  },
  {
    kind: 'refused',
    says: says`Ihre Rufnummernmitnahme zur Bestellung ${ID}: Bitte prüfen Sie Ihre Angaben`,
    is: only((known) => numbersCome(known) || numberComes(known), order),
  },
  {
    kind: 'refusal',
    says: says`Ihr bisheriger Anbieter konnte den Wechsel Ihres Anschlusses noch nicht bestätigen\.`,
    is: only(lineComes),
  },
  {
    kind: 'refusal',
    says: says`Ihr bisheriger Anbieter konnte die Mitnahme Ihrer Rufnummern noch nicht bestätigen\.`,
    is: only(numbersCome),
  },
  {
    kind: 'refusal',
    says: says`Ihr bisheriger Anbieter konnte die Mitnahme Ihrer Rufnummer noch nicht bestätigen\.`,
    is: only(numberComes),
  },
  {
    kind: 'reason',
    says: says`Grund: Ihr bisheriger Anbieter findet zu Ihren Angaben keinen Vertrag\. \| Was Sie tun können: Bitte nennen Sie uns Ihre Kundennummer beim bisherigen Anbieter, dazu den Namen genau so, wie er auf dessen Rechnung steht\.`,
    is: only(changes),
  },
  { kind: 'goes on', says: says`Ihre Bestellung bleibt bestehen\.`, is: only(changes) },
]

const SERVICE: readonly Statement[] = [
  {
    kind: 'identity check',
    says: says`Ihre Bestellung ${ID}: Bitte weisen Sie Ihre Identität nach`,
    is: only(isPrepaid, order),
  },
  {
    kind: 'identity law',
    says: says`bevor wir Ihren Prepaid-Tarif freischalten, müssen wir Ihre Identität prüfen \(§ (172) TKG\)\. Das geht per Video oder in einer Filiale, mit Ihrem Ausweis\. Eine Kopie des Ausweises brauchen wir nicht\.`,
    is: only(isPrepaid, () => ['172']),
  },
  {
    kind: 'identity link',
    says: says`Identität prüfen(?:: \| https:\/\/ident\.nimbus\.example\/start\?vorgang=(${ORDER_ID})&code=[A-Z0-9]{24})?`,
    is: only(isPrepaid, (_, [said]) => [said === 'undefined' ? said : ORDER_ID]),
  },
  {
    kind: 'goes on',
    says: says`Der Link gilt nur für diese Bestellung\. Sobald Ihr Nachweis vorliegt, geht es weiter\.`,
    is: only(isPrepaid),
  },
  { kind: 'switched on', says: says`Ihr Tarif zur Bestellung ${ID} ist freigeschaltet`, is: order },
  { kind: 'in use', says: says`ab sofort können Sie Ihren Tarif nutzen\.`, is: () => [] },
  {
    kind: 'measured',
    says: says`Geschwindigkeit messen \| (?:-+ \| )?Ob Ihr Anschluss so schnell ist wie vereinbart, messen Sie kostenlos mit dem Werkzeug der Bundesnetzagentur\. Die vereinbarten Geschwindigkeiten stehen in Ihrer Vertragszusammenfassung\.`,
    is: only(isLine),
  },
  {
    kind: 'measured',
    says: says`Geschwindigkeit messen \| (?:-+ \| )?Wie schnell Ihr Internet an einem Ort ist, messen Sie kostenlos mit der App der Bundesnetzagentur\. Die geschätzten Geschwindigkeiten stehen in Ihrer Vertragszusammenfassung\.`,
    is: only((known) => !isLine(known)),
  },
  {
    kind: 'measured',
    says: says`Breitbandmessung der Bundesnetzagentur(?:: \| https:\/\/www\.breitbandmessung\.de)?`,
    is: () => [],
  },
  {
    kind: 'term of the service',
    says: says`Laufzeit \| (?:-+ \| )?Mindestlaufzeit bis: DATE \| Dafür kündigen Sie bis: DATE`,
    is: only(hasTerm, ({ offer, concluded }) => {
      const end = plusMonths(concluded, offer.term)
      return [written(end), written(lastNotice(end))]
    }),
  },
]

const OUTCOMES: readonly Statement[] = [
  {
    kind: 'declined',
    says: says`Zu Ihrer Bestellung ${ID}: Wir können Ihre Bestellung nicht annehmen`,
    is: order,
  },
  {
    kind: 'no contract',
    says: says`leider können wir Ihre Bestellung nicht annehmen\. Ein Vertrag ist nicht zustande gekommen, und es entstehen Ihnen keine Kosten\. Wenn Sie den Grund wissen möchten, schreiben Sie uns oder rufen Sie an\.`,
    is: () => [],
  },
  { kind: 'impossible', says: says`Zu Ihrer Bestellung ${ID}: Ihr Auftrag lässt sich nicht ausführen`, is: order },
  {
    kind: 'no service',
    says: says`wir können den Tarif bei Ihnen leider nicht einrichten und führen Ihren Auftrag nicht weiter aus\. Bitte melden Sie sich bei uns, dann suchen wir mit Ihnen nach einer Lösung\.`,
    is: () => [],
  },
  { kind: 'cancelled', says: says`Zu Ihrer Bestellung ${ID}: Ihr Auftrag ist storniert`, is: order },
  { kind: 'no more', says: says`Ihr Auftrag ist storniert\. Wir führen ihn nicht weiter aus\.`, is: () => [] },
  { kind: 'to be cancelled', says: says`Zu Ihrer Bestellung ${ID}: Ihr Auftrag wird storniert`, is: order },
  {
    kind: 'sent back',
    says: says`wir haben die Stornierung geprüft und stimmen ihr zu\. Ihr Auftrag wird jetzt abgewickelt\.`,
    is: () => [],
  },
  {
    kind: 'sent back',
    says: says`Haben Sie schon ein Gerät erhalten, senden Sie es uns bitte zurück\.`,
    is: () => [],
  },
  { kind: 'not cancelled', says: says`Zu Ihrer Bestellung ${ID}: Ihr Auftrag läuft weiter`, is: order },
  {
    kind: 'rights',
    says: says`wir haben die Stornierung geprüft und können ihr nicht zustimmen\. Ihr Auftrag läuft weiter\. Ihr Recht, den Vertrag zu widerrufen oder zu kündigen, bleibt davon unberührt\.`,
    is: () => [],
  },
]

/** What the mails about what happens to an order say, whole sentences: each holds for some customers and for no others. */
export const MAIL_STATEMENTS: readonly Statement[] = [
  ...PARCEL,
  ...ACCESS,
  ...VISIT,
  ...CHANGE,
  ...SERVICE,
  ...OUTCOMES,
  ...FRAME,
]

const framed =
  (holds: Holds, ...kinds: string[]): ((known: Known) => readonly string[]) =>
  (known) =>
    holds(known) ? [...FRAME.map(({ kind }) => kind), ...kinds] : []

const accessNeeds = (known: Known): readonly string[] => [
  ...framed(isLine, 'access', 'user', 'start code', 'measured later')(known),
  ...framed(isEsim, 'esim', 'profile', 'used once')(known),
  ...(isEsim(known) && known.chosen.number ? ['new number'] : []),
]

/** What has to stand in each of them where it is sent. */
export const MAIL_NEEDS = {
  'proof of identity': framed(isPrepaid, 'identity check', 'identity law', 'identity link'),
  'refused change': framed(changes, 'refused', 'refusal', 'reason', 'goes on'),
  'day of the change': (known: Known) => [
    ...framed(changes, 'change', 'agreed', 'day of the change')(known),
    ...(isBrief(known) ? ['outage'] : []),
    ...(lineComes(known) ? ['no own notice'] : []),
  ],
  parcel: (known: Known) => [
    ...framed(hasParcel, 'parcel', 'sent', 'delivery')(known),
    ...(hasParcel(known) && known.chosen.parcel ? ['parcel number'] : []),
  ],
  access: (known: Known) => [...accessNeeds(known), ...(isEsim(known) && !known.chosen.early ? ['first day'] : [])],
  'late access': accessNeeds,
  'two appointments': framed(isLine, 'proposals', 'first proposal', 'second proposal', 'answer', 'somebody at home'),
  appointment: framed(isLine, 'visit', 'visit time', 'answer', 'somebody at home'),
  'switched on': (known: Known) => [
    ...framed(always, 'switched on', 'in use', 'measured')(known),
    ...(hasTerm(known) ? ['term of the service'] : []),
  ],
  declined: framed(always, 'declined', 'no contract'),
  'impossible line': framed(always, 'impossible', 'no service'),
  cancelled: framed(always, 'cancelled', 'no more'),
  'cancellation agreed': framed(always, 'to be cancelled', 'sent back'),
  'cancellation refused': framed(always, 'not cancelled', 'rights'),
} satisfies Record<string, (known: Known) => readonly string[]>

export type MailName = keyof typeof MAIL_NEEDS
