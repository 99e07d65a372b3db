import type { ReactNode } from 'react'
import { LinkButton } from '@nimbus/shared-ui/button'
import { SearchForm } from '@nimbus/shared-ui/search-form'
import { errorText } from '@nimbus/shared-contracts/errors'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { messages } from '../messages/de'
import './error-page.css'

const text = messages.errorPage
const footer = messages.footer

const search = (q: string): void => host().navigate(routes.search({ q }))

interface ErrorPageProps {
  status: number
  /** The drawing beside the text: a browser fetches it when it shows such a page. */
  illustration: ReactNode
}

/** Title and text by status and the way back to the start page (UI-12). */
export function ErrorPage({ status, illustration }: ErrorPageProps) {
  const { title, message } = errorText(status)
  const notFound = status === 404
  return (
    <div className="wrap error-page">
      <div>
        <p className="eyebrow">{text.eyebrow(status)}</p>
        <h1 tabIndex={-1}>{notFound ? message : title}</h1>
        <p className="lead">{notFound ? text.notFoundHint : message}</p>
        {notFound && <SearchForm id="fehlersuche" onSearch={search} />}
        <LinkButton href={routes.start()} size="l">
          {text.back}
        </LinkButton>
        <ul className="error-page__links">
          <li>
            <a className="link" href={routes.landlineTariffs('glasfaser-tarife')}>
              {footer.fibre}
            </a>
          </li>
          <li>
            <a className="link" href={routes.devices()}>
              {footer.smartphones}
            </a>
          </li>
          <li>
            <a className="link" href={routes.consumerInformation()}>
              {footer.consumer}
            </a>
          </li>
        </ul>
      </div>
      <div className="error-page__art">{illustration}</div>
    </div>
  )
}
