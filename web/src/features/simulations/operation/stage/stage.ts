import { NeutralToneMapping, Scene as Space, Vector3, WebGLRenderer } from 'three'
import { bodyOf, type Body } from '../body/body.ts'
import { palpated } from '../body/palpate.ts'
import { beside, handsPlace, maskPlace, met, placeOf, apart, type Anchor } from '../body/places.ts'
import { poses } from '../body/pose.ts'
import { roomOf, type RoomFrame } from '../body/room.ts'
import { bandAbove } from '../body/band.ts'
import { add, times, unit, type Vec } from '../body/vector.ts'
import { entersOpening } from '../scene/kinds.ts'
import type { Needle, Scene } from '../scene/scene.ts'
import { builtBody } from './bodies.ts'
import { boardView } from './board.ts'
import type { Glance } from './eyes.ts'
import { figureView } from './figure-view.ts'
import { gazeOf } from './gaze.ts'
import { handsView } from './hands-view.ts'
import { instrumentView } from './instruments.ts'
import { hangsOn } from './hangs-on.ts'
import { lightUp } from './light.ts'
import { manometerView } from './manometer.ts'
import { Orbit } from './orbit.ts'
import { paintingOf } from './painting.ts'
import { patchesView } from './patches.ts'
import { pacing } from './pacing.ts'
import { structuresView } from './structures-view.ts'

/** What is drawn besides the scene: what the hand is about to do, and what is shown for learning. */
export type Aid = {
  readonly zones: readonly string[]
  readonly picked?: string
  /** An instrument that is being held, not yet put in. */
  readonly held?: Needle
  /** The expert's, beside one's own. */
  readonly ghost?: Needle
  readonly glass: boolean
  /** Structures that the step is about, beneath a skin like glass. */
  readonly shows?: readonly string[]
}

/** What a finger finds: in words, and which of the zones is there. */
export type Touched = { readonly words: string; readonly site?: string }

/** A place of the picture in pixels, and whether it is turned to the eye. */
export type Spot = { readonly x: number; readonly y: number; readonly facing: boolean }

const near = 0.03

/** Opens the stage on a canvas; throws where nothing can be drawn. */
export const openStage = (canvas: HTMLCanvasElement, still: boolean) => {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: true,
    alpha: true,
    powerPreference: 'low-power',
  })
  renderer.toneMapping = NeutralToneMapping
  const space = new Space()
  const follow = lightUp(space)
  const figure = figureView()
  const [needle, ghost, patches] = [instrumentView(false), instrumentView(true), patchesView()]
  const [structures, hands, manometer] = [structuresView(), handsView(), manometerView()]
  const drawn = [needle, ghost, patches, structures, hands, manometer]
  figure.body.add(...drawn.map(({ group }) => group))
  const board = boardView()
  space.add(figure.root, board.board)
  const orbit = new Orbit()
  const gaze = gazeOf(orbit, still)
  const listeners = new Set<() => void>()
  const point = new Vector3()
  let body: Body | undefined
  let room: RoomFrame | undefined
  let [scene, aid]: [Scene | undefined, Aid] = [undefined, { zones: [], glass: false }]
  let [wanted, shown, closed, width, height] = ['', '', false, 1, 1]
  const pace = pacing(renderer, (now) => {
    const flying = orbit.step(now)
    orbit.apply((at) => (body && room ? body.skin(...room.from(at)) : 9))
    follow(orbit.camera)
    renderer.render(space, orbit.camera)
    for (const hear of listeners) hear()
    return flying
  })

  const placed = (site: string | undefined): Anchor | undefined =>
    body && site !== undefined && scene ? placeOf(body, site, scene.limb) : undefined
  const instrumentOf = (one: Needle) => ({
    depth: one.depth,
    angle: one.angle,
    tube: scene !== undefined && entersOpening(scene.kind),
    hangs: hangsOn(scene?.kind, one),
    ...(scene?.drawn && { content: { ...scene.drawn, tube: scene.tubes.at(-1) } }),
  })
  const dress = () => {
    if (!body || !scene) return
    figure.skin.paint(paintingOf(body, scene, aid.zones, aid.picked))
    figure.skin.given.pallor.value = scene.looks.pallor
    figure.skin.given.cyanosis.value = scene.looks.cyanosis
    figure.skin.material.roughness = 0.56 - 0.26 * scene.looks.sweat
    const shows = aid.shows ?? []
    structures.show(body, shown, shows)
    figure.seeThrough(aid.glass || structures.names().length > 0)
    const own = aid.held ?? scene.needle
    needle.set(placed(own?.site), own && instrumentOf(own))
    ghost.set(placed(aid.ghost?.site), aid.ghost && instrumentOf(aid.ghost))
    const hub = needle.group.visible ? needle.grip(point).toArray() : undefined
    manometer.set(hub, room?.back([0, 1, 0]) ?? [0, 1, 0], scene.column)
    hands.set(scene.hands === undefined ? undefined : handsPlace(body, scene.hands))
    const under = room?.into(beside(body, 0, 0.44, -1).at)
    board.set(scene.board && under ? [under[0], under[1] - 0.012, under[2]] : undefined)
    patches.lay(
      body,
      shown,
      {
        drape: placed(scene.draped),
        dressing: placed(scene.dressed),
        pads: scene.pads ? [beside(body, -0.085, 0.53, 1), beside(body, 0.125, 0.43, 1)] : [],
        mask: scene.mask ? maskPlace(body) : undefined,
        band: scene.tied && bandAbove(body, scene.tied.site, scene.tied.cm),
      },
      aid.glass,
    )
    pace.ask()
  }

  const seen = () => body && room && scene && { body, room, ...scene, picked: aid.picked }

  return {
    /** Shows a scene; the body is built beside the page where its posture or dress is new. */
    async show(next: Scene, then: Aid): Promise<void> {
      ;[scene, aid] = [next, then]
      const key = JSON.stringify([next.figure, next.posture, next.dress])
      if (key === shown) {
        gaze.follow(seen())
        return dress()
      }
      if (key === wanted) return
      wanted = key
      const built = await builtBody({
        figure: next.figure,
        posture: next.posture,
        dress: next.dress,
      })
      if (closed || wanted !== key) return
      const pose = poses[next.posture]
      const isFirst = shown === ''
      body = bodyOf(next.figure, pose)
      room = roomOf(pose)
      shown = key
      const [headX, , headZ] = room.into(
        add(body.skeleton.head.at, times(body.skeleton.head.y, 0.1)),
      )
      figure.dress(built, pose, [headX, headZ])
      gaze.begin(seen(), isFirst)
      dress()
    },
    look(glance: Glance) {
      gaze.look(seen(), glance)
      pace.ask()
    },
    turn(around: number, above: number) {
      orbit.turn(around, above)
      pace.ask()
    },
    zoom(by: number) {
      orbit.zoom(by)
      pace.ask()
    },
    /** What a finger finds at a place of the picture; undefined beside the body. */
    touch(x: number, y: number): Touched | undefined {
      if (!body || !room) return undefined
      point.set((x / width) * 2 - 1, 1 - (y / height) * 2, 0.5).unproject(orbit.camera)
      const from = orbit.camera.position.toArray() as unknown as Vec
      const way = unit([point.x - from[0], point.y - from[1], point.z - from[2]])
      const at = met(body, room.from(from), room.back(way))
      if (!at) return undefined
      const zones = aid.zones
        .map((site) => ({ site, far: apart(placed(site)?.at ?? [9, 9, 9], at) }))
        .toSorted((a, b) => a.far - b.far)[0]
      return { words: palpated(body, at), ...(zones && zones.far < near && { site: zones.site }) }
    },
    /** Where a site is in the picture. */
    spotOf(site: string): Spot | undefined {
      const place = placed(site)
      return place && room ? spot(place.at, place.out) : undefined
    },
    /** Where the hand holds the instrument. */
    grip(): Spot | undefined {
      if (!needle.group.visible || !room) return undefined
      return spot(needle.grip(point).toArray(), [0, 0, 0])
    },
    /** What a pull of so many pixels does to the instrument: along it, and across. */
    pulled(dx: number, dy: number): { cm: number; degrees: number } | undefined {
      const own = aid.held ?? scene?.needle
      const place = placed(own?.site)
      const grip = this.grip()
      if (!place || !grip) return undefined
      const at = spot(place.at, place.out)
      const [ix, iy] = [at.x - grip.x, at.y - grip.y]
      const long = Math.hypot(ix, iy) || 1
      return {
        cm: ((dx * ix + dy * iy) / long) * 0.02,
        degrees: ((dx * iy - dy * ix) / long) * -0.3,
      }
    },
    /** The names of lines and where they stand. */
    words: () => {
      const named = structures.names()
      // The names of lines give way to what the step is about.
      return named.length > 0
        ? named.map(({ zh, at }) => ({ zh, spot: spot(at, [0, 0, 0]) }))
        : patches.words().map(({ zh, at, out }) => ({ zh, spot: spot(at, out) }))
    },
    /** Presses the chest in by so many centimetres. */
    press(cm: number) {
      if (!body) return
      const { at, out } = beside(body, 0, 0.45, 1)
      figure.skin.given.press.value.set(at[0], at[1], at[2], cm / 100)
      figure.skin.given.pressWay.value.set(-out[0], -out[1], -out[2])
      hands.press(cm)
      pace.ask()
    },
    onDrawn(hear: () => void) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    resize(wide: number, tall: number) {
      ;[width, height] = [Math.max(2, wide), Math.max(2, tall)]
      orbit.camera.aspect = width / height
      orbit.camera.updateProjectionMatrix()
      pace.size(width, height)
    },
    close() {
      closed = true
      pace.close()
      for (const one of [figure, board, ...drawn]) one.close()
      renderer.dispose()
    },
  }

  function spot(at: Vec, out: Vec): Spot {
    const [x, y, z] = room ? room.into(at) : at
    const eye = orbit.camera.position
    const [nx, ny, nz] = room ? room.turned(out) : out
    const facing = (eye.x - x) * nx + (eye.y - y) * ny + (eye.z - z) * nz > -1e-6
    const seen = new Vector3(x, y, z).project(orbit.camera)
    return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height, facing }
  }
}

/** The stage as it is open. */
export type BodyView = ReturnType<typeof openStage>
