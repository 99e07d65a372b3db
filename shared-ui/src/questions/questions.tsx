import { useEffect, useRef } from 'react'
import { Icon } from '@nimbus/shared-ui/icon'
import styles from './questions.module.css'

interface Question {
  /** Names it in the address. */
  id?: string
  title: string
  text: string
  /** Where one does what the answer speaks of. */
  link?: { label: string; href: string }
}

/** Questions that open to their answers, without JavaScript too; the one that the address names is open. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const openNamed = (): void => {
      const named = location.hash
        ? list.current?.querySelector(`details[id="${CSS.escape(location.hash.slice(1))}"]`)
        : null
      named?.setAttribute('open', '')
    }
    openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [])
  return (
    <div ref={list} className={styles.questions}>
      {questions.map(({ id, title, text, link }) => (
        <details key={title} id={id}>
          <summary>
            <span>{title}</span>
            <Icon name="chevron-down" />
          </summary>
          <p className="muted">{text}</p>
          {link && (
            <p>
              <a className="link" href={link.href}>
                {link.label}
              </a>
            </p>
          )}
        </details>
      ))}
    </div>
  )
}
