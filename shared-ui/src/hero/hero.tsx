import type { ReactNode } from 'react'
import type { Heroes } from '@nimbus/shared-contracts/catalogue'
import { LinkButton } from '@nimbus/shared-ui/button'
import { Wrap } from '../page'
import { Picture } from '../picture'
import { bandPicture, stagePicture } from './hero-picture'

export type Hero = Heroes['heroes'][number]

/** The first hero is the page's h1; its picture is decoration, without one from the editors it is `art`. */
export function HeroStage({ hero, art }: { hero: Hero; art?: ReactNode }) {
  const { eyebrow, title, text, link } = hero
  const picture = stagePicture(hero)
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Wrap className="hero__g">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1 id="hero-title" tabIndex={-1} className="hero__t">
            {title}
          </h1>
          <p className="lead">{text}</p>
          <p className="hero__a">
            <LinkButton href={link.href} size="l">
              {link.label}
            </LinkButton>
          </p>
        </div>
        <div className="hero__p">{picture ? <Picture {...picture} alt="" priority /> : art}</div>
      </Wrap>
    </section>
  )
}

/** The other heroes of the area as quiet bands. */
export function HeroBands({ heroes, art }: { heroes: readonly Hero[]; art?: ReactNode }) {
  return (
    <div className="bands">
      {heroes.map((hero) => (
        <Band key={hero.id} hero={hero} art={art} />
      ))}
    </div>
  )
}

function Band({ hero, art }: { hero: Hero; art: ReactNode }) {
  const { eyebrow, title, text, link } = hero
  const picture = bandPicture(hero)
  return (
    <article className="band">
      <div className="band__b">
        <p className="eyebrow">{eyebrow}</p>
        <h3>{title}</h3>
        <p className="small muted">{text}</p>
        <LinkButton href={link.href} variant="secondary" size="s">
          {link.label}
        </LinkButton>
      </div>
      <div className="band__p">{picture ? <Picture {...picture} alt="" /> : art}</div>
    </article>
  )
}
