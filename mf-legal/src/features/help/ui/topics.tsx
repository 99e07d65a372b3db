import type { Help } from '@nimbus/shared-contracts/catalogue'
import { Icon } from '@nimbus/shared-ui/icon'
import { Section } from '@nimbus/shared-ui/page'
import { Questions } from '@nimbus/shared-ui/questions'
import { helpMessages as text } from '../../../messages/help.de'
import styles from './help.module.css'

type Topic = Help['topics'][number]

/** Its drawing names a topic in the address. */
const idOf = ({ icon }: Topic): string => `thema-${icon}`

/** All topics with their questions, each a way to its answer; on phones the topics alone. */
export const TopicCards = ({ topics }: Pick<Help, 'topics'>) => (
  <Section title={text.topics}>
    <ul className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic.title} className={`panel ${styles.topic}`}>
          <Icon name={topic.icon} className={styles.icon} />
          <div>
            <a className={styles.name} href={`#${idOf(topic)}`}>
              {topic.title}
            </a>
            <ul className={styles.questions}>
              {topic.questions.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  </Section>
)

/** The answers to all questions. */
export const Answers = ({ topics }: Pick<Help, 'topics'>) => (
  <>
    {topics.map((topic) => (
      <section key={topic.title} className={styles.answers} aria-labelledby={idOf(topic)}>
        <h2 id={idOf(topic)}>{topic.title}</h2>
        <Questions questions={topic.questions} />
      </section>
    ))}
  </>
)
