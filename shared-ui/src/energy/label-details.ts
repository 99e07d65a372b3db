import type { Efficiency } from '@nimbus/shared-contracts/catalogue'
import { text } from './de'

const { label } = text

/** What an energy label says, as text ((EU) 2023/1669): brand and model, class, battery, drops, repair, protection. */
export function labelDetails(efficiency: Efficiency, device: string): { name: string; value: string }[] {
  return [
    { name: label.device, value: device },
    { name: label.class, value: text.onScale(efficiency.class) },
    { name: label.runtime, value: runtime(efficiency.battery_runtime) },
    { name: label.cycles, value: text.chargeCycles(efficiency.battery_cycles) },
    { name: label.drops, value: text.class(efficiency.drop_class) },
    { name: label.repair, value: text.class(efficiency.repair_class) },
    { name: label.protection, value: efficiency.protection },
  ]
}

/** runtime('42:30') → '42 Stunden 30 Minuten' */
function runtime(battery: string): string {
  const [hours, minutes] = battery.split(':')
  return minutes ? text.hoursAndMinutes(Number(hours), Number(minutes)) : battery
}
