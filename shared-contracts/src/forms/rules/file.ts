import { isEmpty } from './empty'

/** What the file rules need of a File, so that they run without a browser too. */
export type FileFacts = Pick<File, 'name' | 'size' | 'type'>

const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp']

function fileRule(holds: (file: FileFacts) => boolean) {
  return (value: unknown): boolean => {
    if (isEmpty(value)) return true
    const files: unknown[] = Array.isArray(value) ? value : [value]
    return files.every((file) => isFile(file) && holds(file))
  }
}

function isFile(value: unknown): value is FileFacts {
  return typeof value === 'object' && value !== null && 'name' in value && 'size' in value && 'type' in value
}

const extensionOf = ({ name }: FileFacts): string => (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase()

/** At most so many kilobytes of 1024 bytes. size({size: 2048, …}, 2) → true */
export const size = (value: unknown, kilobytes: number): boolean =>
  fileRule((file) => file.size <= kilobytes * 1024)(value)

/** One of the extensions, whatever their case. ext({name: 'Ausweis.PDF', …}, ['pdf']) → true */
export const ext = (value: unknown, extensions: readonly string[]): boolean =>
  fileRule((file) => extensions.some((extension) => extension.toLowerCase() === extensionOf(file)))(value)

/** A picture by its extension: jpg, jpeg, png, gif, bmp, svg or webp (FORM-11). */
export const image = fileRule((file) => IMAGE_EXTENSIONS.includes(extensionOf(file)))

/** One of the MIME types; "image/*" stands for all of them. mimes({type: 'image/png', …}, ['image/*']) → true */
export const mimes = (value: unknown, types: readonly string[]): boolean =>
  fileRule((file) =>
    types.some((type) => (type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type)),
  )(value)

/** Exactly these pixels. The picture is measured by whoever has one. dimensions({width: 10, height: 5}, {width: 10, height: 5}) → true */
export const dimensions = (
  value: { width: number; height: number },
  { width, height }: { width: number; height: number },
): boolean => value.width === width && value.height === height
