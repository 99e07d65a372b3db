import { LinkButton } from '@nimbus/shared-ui/button'
import { Wrap } from '@nimbus/shared-ui/page'
import { Picture } from '@nimbus/shared-ui/picture'
import type { Hero } from '../api/load-heroes'
import { bandPicture, stagePicture } from '../model/hero-picture'
import { RouterScene, ScreenScene } from './hero-art'
import styles from './hero.module.css'

/** The first hero is the page's h1; its picture is decoration, without one from the editors it is ours. */
export function HeroStage({ hero }: { hero: Hero }) {
  const { eyebrow, title, text, link } = hero
  const picture = stagePicture(hero)
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
        <div className={styles.art}>{picture ? <Picture {...picture} alt="" priority /> : <RouterScene />}</div>
      </Wrap>
    </section>
  )
}

/** The other heroes of the area as quiet bands. */
export function HeroBands({ heroes }: { heroes: readonly Hero[] }) {
  return (
    <div className={styles.bands}>
      {heroes.map((hero) => (
        <Band key={hero.id} hero={hero} />
      ))}
    </div>
  )
}

function Band({ hero }: { hero: Hero }) {
  const { eyebrow, title, text, link } = hero
  const picture = bandPicture(hero)
  return (
    <article className={styles.band}>
      <div className={styles.copy}>
        <p className="eyebrow">{eyebrow}</p>
        <h3>{title}</h3>
        <p className="small muted">{text}</p>
        <LinkButton href={link.href} variant="secondary" size="s">
          {link.label}
        </LinkButton>
      </div>
      <div className={styles.picture}>{picture ? <Picture {...picture} alt="" /> : <ScreenScene />}</div>
    </article>
  )
}
