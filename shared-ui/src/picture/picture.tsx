import { useEffect, useRef, useState } from 'react'
import { classes } from '../classes/classes'
import { placeholderAddress } from './image-address'
import { pictureSources, type PictureFile } from './picture-sources'

export interface PictureProps extends PictureFile {
  /** Empty for decoration. */
  alt: string
  /** For pictures above the fold: loaded at once and before others. */
  priority?: boolean
  /** False for pictures so small that a placeholder would be as large as they are. */
  placeholder?: boolean
  className?: string
}

/**
 * A picture of the image service. Its box has its final size from the start. A picture that is still missing once the
 * page is alive shows its placeholder meanwhile; one that is there by then costs no second request.
 */
export function Picture({ alt, priority = false, placeholder = true, className, ...file }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [waiting, setWaiting] = useState(false)
  const { src, width, height } = file
  const { sources, img, sizes } = pictureSources(file)
  const awaited = placeholder && !priority
  useEffect(() => setWaiting(awaited && image.current?.complete === false), [src, awaited])
  const arrived = (): void => setWaiting(false)

  return (
    <span className={classes('pic', className)}>
      {waiting && (
        <img className="pic__wait" src={placeholderAddress(src)} alt="" width={width} height={height} loading="lazy" />
      )}
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          ref={image}
          src={img.src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onLoad={arrived}
          onError={arrived}
        />
      </picture>
    </span>
  )
}
