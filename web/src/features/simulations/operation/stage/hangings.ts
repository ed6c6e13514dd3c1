import { Group, Mesh, MeshStandardMaterial, type Material } from 'three'
import type { Tube } from '../scene/blood.ts'
import { bar, merged } from './shapes.ts'

/** What hangs on a needle's hub: a syringe, the small one for blood gases, a holder for vacuum tubes, or nothing. */
export type Hanging = 'syringe' | 'gas-syringe' | 'holder' | 'nothing'

/** What is in it: how much was drawn, of which colour, and the tube that was filled last. */
export type Content = {
  readonly ml: number
  readonly colour: number
  readonly tube?: Tube | undefined
}

type Part = { readonly group: Group; readonly fill: (content: Content | undefined) => void }

const solid = (mesh: Mesh, long: number, from: number): void => {
  mesh.visible = long > 0
  mesh.scale.y = Math.max(0.001, long)
  mesh.position.y = from
}

/** A syringe of a size: its plunger goes back as it fills. */
const syringeOf = (
  { radius, from, to, holds }: { radius: number; from: number; to: number; holds: number },
  glass: Material,
  plastic: Material,
  fluid: MeshStandardMaterial,
): Part => {
  const group = new Group()
  const long = to - from
  const filled = new Mesh(bar(radius * 0.86, 0, 1), fluid)
  const plunger = new Mesh(
    merged([
      bar(radius * 0.84, 0, 0.004),
      bar(radius * 0.28, 0, long + 0.012),
      bar(radius * 1.2, long + 0.01, long + 0.013),
    ]),
    plastic,
  )
  group.add(
    filled,
    plunger,
    new Mesh(bar(radius, from, to), glass),
    new Mesh(bar(radius * 1.38, to, to + 0.003), plastic),
  )
  return {
    group,
    fill: (content) => {
      const ml = content?.ml ?? 0
      // A syringe that is full is emptied, and filled once more.
      const share = ml > 0 ? 0.12 + 0.8 * ((ml % holds || holds) / holds) : 0
      solid(filled, share * long, from)
      plunger.position.y = from + share * long
    },
  }
}

/** A holder with a vacuum tube in it: blood stands at the end of the tube that is farthest from the needle. */
const holderOf = (glass: Material, plastic: Material, fluid: MeshStandardMaterial): Part => {
  const group = new Group()
  const tube = new Group()
  const cap = new MeshStandardMaterial({ color: 0x5b6b73, roughness: 0.5 })
  const [from, to] = [0.03, 0.105]
  const blood = new Mesh(bar(0.0052, 0, 1), fluid)
  tube.add(
    blood,
    new Mesh(bar(0.0074, from - 0.012, from + 0.003), cap),
    new Mesh(bar(0.0061, from, to, 0.0052), glass),
  )
  group.add(
    tube,
    new Mesh(bar(0.0098, 0.006, 0.05), glass),
    new Mesh(
      merged([bar(0.0052, 0, 0.008, 0.0096), bar(0.0135, 0.049, 0.052), bar(0.0101, 0.046, 0.05)]),
      plastic,
    ),
  )
  return {
    group,
    fill: (content) => {
      const filled = content?.tube
      tube.visible = filled !== undefined
      if (!filled) return
      cap.color.setHex(filled.cap)
      const long = filled.full * (to - from) * 0.86
      solid(blood, long, to - 0.003 - long)
      const wide = filled.isBottle ? 2.1 : 1
      tube.scale.set(wide, 1, wide)
      // A bottle's neck is within the holder, the bottle itself before it.
      tube.position.y = filled.isBottle ? 0.03 : 0
    },
  }
}

/** Everything that can hang on a hub; one of it is shown. */
export const hangingsOf = (glass: Material, plastic: Material) => {
  const group = new Group()
  const fluid = new MeshStandardMaterial({ color: 0xe8c75a, roughness: 0.35 })
  const big = { radius: 0.0105, from: 0.022, to: 0.102, holds: 50 }
  const small = { radius: 0.0058, from: 0.014, to: 0.062, holds: 3 }
  const parts: Readonly<Record<Exclude<Hanging, 'nothing'>, Part>> = {
    syringe: syringeOf(big, glass, plastic, fluid),
    'gas-syringe': syringeOf(small, glass, plastic, fluid),
    holder: holderOf(glass, plastic, fluid),
  }
  group.add(...Object.values(parts).map((part) => part.group))
  return {
    group,
    show(which: Hanging, content: Content | undefined) {
      for (const [name, part] of Object.entries(parts)) {
        part.group.visible = name === which
        if (name === which) part.fill(content)
      }
      if (content) fluid.color.setHex(content.colour)
    },
    close: () => fluid.dispose(),
  }
}
