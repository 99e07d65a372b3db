/** Holds the place of something that is still loading; give it the final size ("13rem"). */
export function Skeleton({ height, width }: { height: string; width?: string }) {
  return <div className="sk" style={{ height, width }} aria-hidden="true" />
}
