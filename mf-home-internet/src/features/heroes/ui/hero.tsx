import { LinkButton } from '@nimbus/shared-ui/button'
import { Wrap } from '@nimbus/shared-ui/page'
import type { Hero } from '../api/load-heroes'
import { RouterScene, ScreenScene } from './hero-art'
import styles from './hero.module.css'

/** The first hero is the page's h1; its picture is decoration, without one from the editors it is ours. */
export function HeroStage({ hero: { eyebrow, title, text, link, image } }: { hero: Hero }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Wrap className={styles.grid}>
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1 id="hero-title" tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className="lead">{text}</p>
          <p className={styles.action}>
            <LinkButton href={link.href} size="l">
              {link.label}
            </LinkButton>
          </p>
        </div>
        <div className={styles.art}>
          {image ? (
            <img src={image} alt="" width={640} height={500} fetchPriority="low" decoding="async" />
          ) : (
            <RouterScene />
          )}
        </div>
      </Wrap>
    </section>
  )
}

/** The other heroes of the area as quiet bands. */
export function HeroBands({ heroes }: { heroes: readonly Hero[] }) {
  return (
    <div className={styles.bands}>
      {heroes.map(({ id, eyebrow, title, text, link, image }) => (
        <article key={id} className={styles.band}>
          <div className={styles.copy}>
            <p className="eyebrow">{eyebrow}</p>
            <h3>{title}</h3>
            <p className="small muted">{text}</p>
            <LinkButton href={link.href} variant="secondary" size="s">
              {link.label}
            </LinkButton>
          </div>
          <div className={styles.picture}>
            {image ? (
              <img src={image} alt="" width={320} height={250} loading="lazy" decoding="async" />
            ) : (
              <ScreenScene />
            )}
          </div>
        </article>
      ))}
    </div>
  )
}
