import type { Model, Part } from '../kit/model.ts'
import { clipped } from '../kit/section.ts'
import { section } from './chambers.ts'
import { coronaries } from './coronaries.ts'
import { landmarks } from './landmarks.ts'
import { valves } from './valves.ts'
import { vessels } from './vessels.ts'
import { walls } from './walls.ts'

/** What is there at every stage is cut by the section too, so that nothing stands out of it. */
const alsoCut = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part): Part[] => {
    if (part.stage) return [part]
    const below = clipped(part.mesh, section)
    return [
      { ...part, stage: 'whole' },
      ...(below.faces.length > 0
        ? [{ ...part, id: `${part.id}-cut`, mesh: below, stage: 'cut' as const }]
        : []),
    ]
  })

/** The heart of an adult. */
export const heartModel = (): Model => ({
  id: 'heart',
  name: '心脏',
  english: 'Heart',
  summary:
    '成人心脏，按解剖位置摆放：心尖朝左前下。可看表面的心腔、大血管与冠状动脉；打开“四腔切面”，看心腔、房室瓣与乳头肌。',
  parts: [...walls(), ...alsoCut([...vessels(), ...valves()]), ...coronaries()],
  landmarks: landmarks(),
  cut: { name: '四腔切面', from: [0.3, 0.83, 0.42] },
})
