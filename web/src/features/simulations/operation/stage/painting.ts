import type { Body } from '../body/body.ts'
import { beside, placeOf, type Anchor } from '../body/places.ts'
import { add, times } from '../body/vector.ts'
import type { Scene } from '../scene/scene.ts'
import type { Spot } from './skin-material.ts'

const iodine = [0.27, 0.1, 0.022] as const
const ink = [0.03, 0.02, 0.2] as const
const zone = [0.03, 0.42, 0.38] as const
const chosen = [0.85, 0.32, 0.06] as const
const red = [0.32, 0.012, 0.012] as const

const woundOf = (place: Anchor): Spot[] =>
  [-3, -2, -1, 0, 1, 2, 3].map((step) => ({
    at: add(place.at, times(place.lean, step * 0.0075)),
    radius: 0.0085 - Math.abs(step) * 0.0013,
    colour: [0.23, 0.012, 0.01],
    strength: 0.95,
  }))

/** What is on the skin: disinfectant, the mark, blood, swelling, a wound, and the zones that can be chosen now. */
export const paintingOf = (
  body: Body,
  scene: Scene,
  zones: readonly string[],
  picked: string | undefined,
): Spot[] => {
  const spots: Spot[] = []
  const at = (site: string | undefined) =>
    site === undefined ? undefined : placeOf(body, site, scene.limb)
  if (scene.kind === 'wound') {
    const wound = at('edge-wound')
    if (wound && !scene.dressed) spots.push(...woundOf(wound))
  }
  const cleaned = at(scene.cleaned?.site)
  if (cleaned && scene.cleaned)
    spots.push({ at: cleaned.at, radius: scene.cleaned.cm / 200, colour: iodine, strength: 0.5 })
  const hurt = at(scene.needle?.site ?? scene.marked)
  const { blood, swelling } = scene.looks
  if (hurt && swelling > 0)
    spots.push({ at: hurt.at, radius: 0.045, colour: [0.3, 0.06, 0.12], strength: 0.5 })
  if (hurt && blood > 0)
    spots.push({ at: hurt.at, radius: 0.012 + 0.012 * blood, colour: red, strength: 0.9 })
  const mark = at(scene.marked)
  if (mark) {
    spots.push({ at: mark.at, radius: 0.009, colour: ink, strength: 0.85, ring: true })
    spots.push({ at: mark.at, radius: 0.0026, colour: ink, strength: 0.9 })
  }
  if (scene.kind === 'heart') {
    const sternum = beside(body, 0, 0.45, 1)
    if (zones.includes('compress'))
      spots.push({ at: sternum.at, radius: 0.04, colour: zone, strength: 0.6, ring: true })
  }
  for (const site of zones) {
    const place = at(site)
    if (!place) continue
    const isPicked = site === picked
    spots.push({
      at: place.at,
      radius: 0.0145,
      colour: isPicked ? chosen : zone,
      strength: isPicked ? 1 : 0.85,
      ring: true,
    })
    if (isPicked) spots.push({ at: place.at, radius: 0.004, colour: chosen, strength: 0.9 })
  }
  return spots
}
