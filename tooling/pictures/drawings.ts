/** What the shop has a drawing of. */
export const DRAWINGS = [
  'phone-a',
  'phone-b',
  'phone-c',
  'phone-d',
  'tablet',
  'watch',
  'watch-square',
  'earbuds',
  'headphones',
  'speaker',
  'charger',
  'powerbank',
  'cable',
  'case',
] as const
export type Drawing = (typeof DRAWINGS)[number]

const VIEWS = ['pair', 'scene', 'front', 'camera', 'side'] as const
export type View = (typeof VIEWS)[number]

const WITH_CAMERA = new Set<Drawing>(['phone-a', 'phone-b', 'phone-c', 'phone-d', 'tablet'])

const WITH_SCREEN = new Set<Drawing>([...WITH_CAMERA, 'watch', 'watch-square'])

/**
 * The gallery of a drawing with what each picture shows, the first on a stage. A list and the cart show the view "pair".
 * galleryOf('charger') → [{view: 'scene', label: 'Ansicht von vorn'}]
 */
export function galleryOf(drawing: Drawing): readonly { view: View; label: string }[] {
  if (WITH_CAMERA.has(drawing)) {
    return [
      { view: 'scene', label: 'Rückseite und Display' },
      { view: 'front', label: 'Display' },
      { view: 'camera', label: 'Kamera' },
      { view: 'side', label: 'Seitenansicht' },
    ]
  }
  if (WITH_SCREEN.has(drawing)) {
    return [
      { view: 'scene', label: 'Uhr mit Armband' },
      { view: 'front', label: 'Zifferblatt' },
      { view: 'side', label: 'Seitenansicht' },
    ]
  }
  return [{ view: 'scene', label: 'Ansicht von vorn' }]
}

/** The views that a drawing has: those of its gallery, and "pair" for lists. */
export const viewsOf = (drawing: Drawing): readonly View[] => ['pair', ...galleryOf(drawing).map(({ view }) => view)]
