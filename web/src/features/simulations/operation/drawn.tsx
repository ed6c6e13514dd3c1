import { Bottle } from './bottle.tsx'
import { Column } from './column.tsx'
import type { Scene } from './scene/scene.ts'
import { Tubes } from './tubes.tsx'

/** What came out of the patient: the column that stands on the needle, the tubes that were filled, or a bottle. */
export const Drawn = ({
  scene: { column, tubes, drawn },
  look,
}: {
  scene: Scene
  /** How it looks, in words. */
  look: string
}) => {
  if (column !== undefined) return <Column mm={column} />
  if (!drawn) return null
  if (tubes.length > 0) return <Tubes tubes={tubes} colour={drawn.colour} />
  return <Bottle ml={drawn.ml} colour={drawn.colour} look={look} />
}
