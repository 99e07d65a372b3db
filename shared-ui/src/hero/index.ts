export { HeroBands, HeroStage, type Hero } from './hero'
export { firstTwoPictures } from './hero-picture'
