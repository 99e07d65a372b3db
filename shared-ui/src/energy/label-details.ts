import { ENERGY_CLASSES, type Efficiency } from '@nimbus/shared-contracts/catalogue'

const [BEST] = ENERGY_CLASSES
const WORST = ENERGY_CLASSES[ENERGY_CLASSES.length - 1]

/** The scale that belongs to every class: "A bis G" */
export const SCALE = `${BEST} bis ${WORST}`

/** What an energy label says, as text ((EU) 2023/1669): brand and model, class, battery, drops, repair, protection. */
export function labelDetails(efficiency: Efficiency, device: string): { name: string; value: string }[] {
  return [
    { name: 'Gerät', value: device },
    { name: 'Energieeffizienzklasse', value: `${efficiency.class} auf der Skala ${SCALE}` },
    { name: 'Akkulaufzeit je Ladung', value: runtime(efficiency.battery_runtime) },
    { name: 'Haltbarkeit des Akkus', value: `${efficiency.battery_cycles.toLocaleString('de-DE')} Ladezyklen` },
    { name: 'Zuverlässigkeit bei Stürzen', value: `Klasse ${efficiency.drop_class}` },
    { name: 'Reparierbarkeit', value: `Klasse ${efficiency.repair_class}` },
    { name: 'Schutz gegen Staub und Wasser', value: efficiency.protection },
  ]
}

/** runtime('42:30') → '42 Stunden 30 Minuten' */
function runtime(battery: string): string {
  const [hours, minutes] = battery.split(':')
  return minutes ? `${Number(hours)} Stunden ${Number(minutes)} Minuten` : battery
}
