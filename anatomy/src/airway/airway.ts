import type { Model } from '../kit/model.ts'
import { landmarks } from './landmarks.ts'
import { larynx } from './larynx.ts'
import { tree } from './tree.ts'

/** The lower airway of an adult, from the hyoid bone to the segmental bronchi. */
export const airwayModel = (): Model => ({
  id: 'airway',
  name: '喉、气管与支气管',
  english: 'Larynx, trachea and bronchi',
  summary:
    '成人下呼吸道：喉软骨与环甲膜、带C形软骨的气管、隆嵴，以及主、叶、段支气管。右主支气管较粗、短、直。',
  parts: [...larynx(), ...tree()],
  landmarks: landmarks(),
})
