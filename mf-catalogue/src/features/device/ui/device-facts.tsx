import type { Device } from '@nimbus/shared-contracts/catalogue'
import { Icon } from '@nimbus/shared-ui/icon'
import { Wrap } from '@nimbus/shared-ui/page'
import { ServiceIcon } from '@nimbus/shared-ui/service-icon'
import { WarrantyNotice } from '@nimbus/shared-ui/warranty-notice'
import * as messages from '../../../messages/de'
import styles from './device.module.css'

const text = messages.device

/** Technical data, and what product safety, warranty and accessibility law ask for. */
export function DeviceFacts({ device }: { device: Device }) {
  return (
    <section className="mist section" aria-labelledby="technische-daten">
      <Wrap className="wrap--wide">
        <div className={styles.facts}>
          <div>
            <Box device={device} />
            <h2 id="technische-daten">{text.technicalData}</h2>
            <dl>
              {device.technical_specifications.map(({ name, value, icon }) => (
                <div key={name}>
                  <dt>
                    <ServiceIcon name={icon} />
                    <span>{name}</span>
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Safety device={device} />
        </div>
      </Wrap>
    </section>
  )
}

/** What lies in the box; whether a charger does stands beside the price too. */
function Box({ device: { product_name, box, energy_informations } }: { device: Device }) {
  if (box.length === 0) return null
  return (
    <>
      <h2>{text.box}</h2>
      <ul className={`checks ${styles.box}`}>
        {[product_name, ...box].map((part) => (
          <li key={part}>
            <Icon name="check" />
            <span>{part}</span>
          </li>
        ))}
      </ul>
      {energy_informations.powersupply?.included === false && <p className="small muted">{text.noCharger}</p>}
    </>
  )
}

function Safety({ device: { manufacturer_informations: maker, legal_information: legal } }: { device: Device }) {
  return (
    <div>
      <h2>{text.safety}</h2>
      <WarrantyNotice heading="h3" />
      <dl>
        <div>
          <dt>{text.maker}</dt>
          <dd>
            <span>{maker.address.join(', ')}</span>
            <br />
            <a href={`mailto:${maker.email}`}>{maker.email}</a>
          </dd>
        </div>
        <div>
          <dt>{text.model}</dt>
          <dd>{legal.model}</dd>
        </div>
        {legal.warnings.length > 0 && (
          <div>
            <dt>{text.warnings}</dt>
            <dd>{legal.warnings.join(' ')}</dd>
          </div>
        )}
        {legal.accessibility.length > 0 && (
          <div>
            <dt>{text.accessibility}</dt>
            <dd>{legal.accessibility.join(', ')}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/** The few facts beside the picture. */
export function Highlights({ highlights }: Pick<Device, 'highlights'>) {
  if (highlights.length === 0) return null
  return (
    <ul className={styles.highlights} aria-label={text.glance}>
      {highlights.map(({ title, text: line }) => (
        <li key={`${title} ${line}`}>
          <b>{title}</b>
          <span>{` ${line}`}</span>
        </li>
      ))}
    </ul>
  )
}
