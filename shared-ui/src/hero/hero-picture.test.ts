import { bandPicture, firstTwoPictures, stagePicture } from './hero-picture'

const hero = (image: string) => ({ image })

describe('firstTwoPictures', () => {
  it('has the stage and the first band in the sizes in which they are shown', () => {
    const [first, second, third] = [hero('heroes/a.svg'), hero('heroes/b.svg'), hero('heroes/c.svg')]
    expect(firstTwoPictures([first, second, third])).toEqual([stagePicture(first), bandPicture(second)])
    expect(stagePicture(first)).toMatchObject({ src: 'heroes/a.svg', width: 640, height: 500 })
    expect(bandPicture(second)).toEqual({ src: 'heroes/b.svg', width: 320, height: 250 })
  })

  it.each([
    ['no heroes', [], []],
    ['one hero', [hero('heroes/a.svg')], ['heroes/a.svg']],
    ['a hero without picture', [hero(''), hero('heroes/b.svg')], ['heroes/b.svg']],
  ])('has what there is with %s', (_name, heroes, sources) => {
    expect(firstTwoPictures(heroes).map(({ src }) => src)).toEqual(sources)
  })
})
