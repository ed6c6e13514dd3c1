import type { Model } from '../kit/model.ts'
import { girdle } from './girdle.ts'
import { landmarks } from './landmarks.ts'
import { lungs } from './lungs.ts'
import { cartilages, ribs } from './ribs.ts'
import { spine } from './spine.ts'

/** The chest of an adult with the lungs in it. */
export const thoraxModel = (): Model => ({
  id: 'thorax',
  name: '胸廓与肺',
  english: 'Thorax and lungs',
  summary: '成人胸廓：十二对肋与肋软骨、胸骨、胸椎、锁骨和肩胛骨，其内为半透明的肺叶与膈。',
  parts: [...ribs(), ...cartilages(), ...spine(), ...girdle(), ...lungs()],
  landmarks: landmarks(),
})
