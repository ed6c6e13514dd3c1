import {
  type Mesh,
  NeutralToneMapping,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { type Seen, wardrobe } from './dress.ts'
import { lightUp, shadowUnder } from './light.ts'
import { letGo, load, type Structure } from './load.ts'
import { Orbit } from './orbit.ts'

export type { Seen } from './dress.ts'
export type Triple = readonly [number, number, number]

/** A structure as lists show it. */
export type Part = Omit<Structure, 'meshes'>

/** Where a point of the model is in the picture, in pixels, and whether it looks this way. */
export type Spot = { readonly x: number; readonly y: number; readonly facing: boolean }

/** How the structures are seen: by id, with what is pointed at. */
export type Look = {
  readonly stage: 'whole' | 'cut'
  readonly seen: Readonly<Record<string, Seen>>
  readonly marked?: string | undefined
  /** Made translucent for the moment, because they cover what is explained. */
  readonly veiled?: readonly string[] | undefined
}

/** A model that is drawn, and what can be done with it; it is drawn anew only when something changed. */
export type ModelView = {
  readonly parts: readonly Part[]
  readonly cut: { readonly name: string; readonly from: Triple } | undefined
  readonly wear: (look: Look) => void
  readonly turn: (around: number, above: number) => void
  readonly zoom: (by: number) => void
  readonly shift: (x: number, y: number) => void
  /** Flies to where one looks from a direction; onto a point, nearer, where one is given. */
  readonly fly: (from: Triple, at?: Triple) => void
  /** What lies under a place of the picture. */
  readonly pick: (x: number, y: number) => { at: Triple; from: Triple; part: string } | undefined
  /** The structures that lie before a point, as seen from a direction. */
  readonly covering: (at: Triple, from: Triple, stage: Look['stage']) => readonly string[]
  readonly spotOf: (at: Triple, from: Triple) => Spot
  /** Hears of every picture that was drawn. */
  readonly onDrawn: (hear: () => void) => () => void
  readonly resize: (width: number, height: number) => void
  /** The picture as it is now, for where nothing can be drawn. */
  readonly picture: () => string
  readonly close: () => void
}

const triple = ({ x, y, z }: Vector3): Triple => [x, y, z]
const vector = ([x, y, z]: Triple) => new Vector3(x, y, z)
const closeUp = 0.52
// Slower than this, pictures in motion are drawn coarser, and finely again as soon as nothing moves.
const slowMs = 40
const coarsest = 0.45

/** Whether the processor draws what a graphics card should: then edges are smoothed by nobody while things move. */
const isDrawnByHand = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2')
  const rendererInfo = context?.getExtension('WEBGL_debug_renderer_info')
  const name = rendererInfo
    ? String(context?.getParameter(rendererInfo.UNMASKED_RENDERER_WEBGL))
    : ''
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return /swiftshader|llvmpipe|software|basic render/i.test(name)
}

/** Reads a model and draws it onto a canvas. Throws where nothing can be drawn, or the file cannot be read. */
export const openStage = async (
  canvas: HTMLCanvasElement,
  address: string,
  { still }: { still: boolean },
): Promise<ModelView> => {
  const renderer = new WebGLRenderer({ canvas, antialias: !isDrawnByHand(), alpha: true })
  renderer.toneMapping = NeutralToneMapping
  const model = await load(address).catch((error: unknown) => {
    renderer.dispose()
    throw error
  })
  const scene = new Scene()
  const follow = lightUp(scene)
  const shadow = shadowUnder(model.box)
  scene.add(model.root, shadow)
  const dress = wardrobe(model.structures)
  const orbit = new Orbit()
  const ray = new Raycaster()
  const listeners = new Set<() => void>()
  // Without smoothed edges a finer picture makes up for it, as soon as nothing moves.
  const finest = Math.min(2, (window.devicePixelRatio || 1) * (isDrawnByHand() ? 1.5 : 1))
  let [requestedFrame, closed, last, coarse, width, height] = [0, false, 0, 1, 1, 1]
  let settle: ReturnType<typeof setTimeout> | undefined

  const draw = () => {
    orbit.apply()
    follow(orbit.camera)
    renderer.render(scene, orbit.camera)
    for (const hear of listeners) hear()
  }
  const frame = (now: number) => {
    requestedFrame = 0
    if (closed) return
    const took = now - last
    last = now
    const flying = orbit.step(now)
    if (took < 1_000 && took > slowMs && coarse > coarsest) {
      coarse = Math.max(coarsest, coarse * 0.72)
      renderer.setPixelRatio(finest * coarse)
    }
    draw()
    clearTimeout(settle)
    if (flying) invalidate()
    else if (coarse < 1) settle = setTimeout(refine, 220)
  }
  const invalidate = () => {
    if (requestedFrame === 0 && !closed) requestedFrame = requestAnimationFrame(frame)
  }
  const refine = () => {
    if (closed) return
    coarse = 1
    renderer.setPixelRatio(finest)
    draw()
  }

  return {
    parts: model.structures.map(({ id, name, english, group, stage }) => ({
      id,
      name,
      english,
      group,
      stage,
    })),
    cut: model.cut && { name: model.cut.name, from: triple(model.cut.from) },
    wear({ stage, seen, marked, veiled = [] }) {
      for (const one of model.structures) {
        const own = seen[one.id] ?? 'shown'
        const now = own === 'shown' && veiled.includes(one.id) ? 'faint' : own
        dress(one, now, stage, marked === one.id)
      }
      invalidate()
    },
    turn(around, above) {
      orbit.turn(around, above)
      invalidate()
    },
    zoom(by) {
      orbit.zoom(by)
      invalidate()
    },
    shift(x, y) {
      orbit.shift(x, y)
      invalidate()
    },
    fly(from, at) {
      const lasts = still ? 0 : 420
      // A little to the side of the middle, so that what lies around stays in sight.
      const to = at && vector(at).lerp(model.middle, 0.3)
      orbit.fly(vector(from), to, at ? closeUp : 1, performance.now(), lasts)
      invalidate()
    },
    pick(x, y) {
      ray.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), orbit.camera)
      const meshes = model.structures.flatMap((one) => one.meshes).filter((mesh) => mesh.visible)
      const [hit] = ray.intersectObjects<Mesh>(meshes, false)
      if (!hit) return undefined
      const part = model.structures.find((one) => one.meshes.includes(hit.object))
      const from = orbit.camera.position.clone().sub(hit.point).normalize()
      return { at: triple(hit.point), from: triple(from), part: part?.id ?? '' }
    },
    covering(at, from, stage) {
      const way = vector(from).normalize()
      const begin = vector(at).addScaledVector(way, model.radius * 4)
      ray.set(begin, way.clone().negate())
      ray.far = model.radius * 3.96
      const there = model.structures.filter((one) => one.stage === 'always' || one.stage === stage)
      const before = there.filter((one) => ray.intersectObjects([...one.meshes], false).length > 0)
      ray.far = Infinity
      return before.map(({ id }) => id)
    },
    spotOf(at, from) {
      const point = vector(at)
      const eye = orbit.camera.position.clone().sub(point).normalize()
      const facing = eye.dot(vector(from).normalize()) > 0.05
      const { x, y } = point.project(orbit.camera)
      return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height, facing }
    },
    onDrawn(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    resize(wide, tall) {
      const isFirst = width === 1
      ;[width, height] = [Math.max(2, wide), Math.max(2, tall)]
      orbit.camera.aspect = width / height
      renderer.setPixelRatio(finest)
      renderer.setSize(width, height, false)
      if (isFirst) orbit.frame(model.middle, model.radius)
      // At once: a canvas that was resized is empty.
      draw()
    },
    picture() {
      shadow.visible = true
      draw()
      return canvas.toDataURL('image/webp', 0.86)
    },
    close() {
      closed = true
      cancelAnimationFrame(requestedFrame)
      clearTimeout(settle)
      letGo(scene)
      renderer.dispose()
    },
  }
}
