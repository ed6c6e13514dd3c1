import type { Kind } from '../scene/kinds.ts'
import type { Needle } from '../scene/scene.ts'
import type { Hanging } from './hangings.ts'

/** What hangs on a needle, by what it is for. */
export const hangsOn = (kind: Kind | undefined, { deed, option }: Needle): Hanging => {
  if (kind === 'arm') return option === 'abg' ? 'gas-syringe' : 'holder'
  // Nobody draws spinal fluid: once the stylet is out it drips, so only the anaesthetic's needle bears a syringe there.
  if (kind === 'spine' && !deed.startsWith('anaesthetic')) return 'nothing'
  return 'syringe'
}
