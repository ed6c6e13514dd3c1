import { exp } from '#arithmetic'
import type { Circulation } from './circulation.ts'
import { mechanics, receptors } from './constants.ts'

const { dt, rootCompliance, arterialCompliance, inertance, viscous, wall } = mechanics

/** Venous pressure, mmHg: what the veins hold beyond their unstressed volume, which α receptors reduce; 0 when they are slack. */
export const venousPressure = (state: Circulation): number => {
  const { own, venous, occupied } = state
  const slack = own.unstressed * (1 - receptors.alphaVenous * (occupied.veinAlpha - 0.2))
  const stressed = venous - slack
  return stressed > 0 ? stressed / own.venousCompliance : 0
}

/** Beats a second, from the nerves, the drugs, warmth left aside: sinus rate by β1 and M2, never below the ventricles' escape. */
const frequency = ({ own, occupied, fitness, urethane }: Circulation): number => {
  const faster = 1 + receptors.beta1Rate * occupied.beta1
  const slower = 1 - receptors.muscarinicRate * occupied.node
  const depressed = urethane > 1.6 ? 1 - 0.35 * (urethane - 1.6) : 1
  const sinus = own.intrinsic * faster * slower * (depressed > 0 ? depressed : 0)
  const alive = fitness < 0.08 ? 0.02 : sinus < receptors.escape ? receptors.escape : sinus
  return fitness > 0.5 ? alive : alive * (0.4 + 1.2 * fitness)
}

/**
 * The stroke about to be ejected, mL (E. H. Starling): filling by venous pressure and by the time left for it, force by
 * β1 and M2, hindered by the pressure it works against.
 */
const strokeOf = (state: Circulation, breathing: number): number => {
  const { own, occupied, cycle, ejection, arterial, fitness, urethane } = state
  const pressure = venousPressure(state) + breathing
  if (pressure <= 0) return 0
  const filled = pressure / (pressure + mechanics.halfFilling)
  const diastole = cycle - ejection
  const timed = 1 - exp(-diastole / mechanics.filling)
  const force =
    1 +
    receptors.beta1Force * (occupied.beta1 - 0.2) -
    receptors.muscarinicForce * (occupied.node - 0.1)
  const load = 1.25 - arterial / 380
  const depressed = urethane > 1.6 ? 1 - 0.4 * (urethane - 1.6) : 1
  const able = load * force * fitness * (depressed > 0 ? depressed : 0)
  const stroke = own.strokeVolume * filled * timed * (able > 0 ? able : 0)
  const held = state.venous * 0.2
  return stroke > held ? held : stroke
}

const beginBeat = (state: Circulation, breathing: number): void => {
  state.cycle = 1 / frequency(state)
  const systole = 0.05 + 0.18 * state.cycle
  state.ejection = systole > 0.14 ? 0.14 : systole
  state.stroke = strokeOf(state, breathing)
  state.sinceBeat = 0
}

/** Outflow of the ventricle now, mL/s: Q(t) = 12·SV·t(T−t)²/T⁴, early-peaked, its integral over the ejection T is the stroke. */
const outflow = ({ sinceBeat, ejection, stroke }: Circulation): number => {
  if (sinceBeat >= ejection) return 0
  const rest = ejection - sinceBeat
  return (12 * stroke * sinceBeat * rest * rest) / (ejection * ejection * ejection * ejection)
}

/**
 * One step of the arteries: root and tree as two compliances with the inertance of the blood between them (N. Westerhof's
 * windkessel of four elements, the wall's viscosity at the tree), emptied through the resistance into the veins.
 * Blood is neither made nor lost: what leaves one part enters the next.
 */
export const beatStep = (state: Circulation, breathing: number): void => {
  if (state.sinceBeat >= state.cycle) beginBeat(state, breathing)
  const out = outflow(state)
  // Closing of the valve: a little blood falls back, which rings as the dicrotic notch.
  const after = state.sinceBeat - state.ejection
  const back = after >= 0 && after < 0.016 ? (-0.045 * state.stroke) / 0.016 : 0
  state.sinceBeat += dt
  const into = out + back
  const veins = venousPressure(state)
  const drop = state.arterialStore - veins
  const run = drop > 0 ? drop / state.resistance : 0
  state.arterial = state.arterialStore + wall * (state.flow - run)
  state.flow += (dt * (state.root - state.arterial - viscous * state.flow)) / inertance
  state.root += (dt * (into - state.flow)) / rootCompliance
  state.arterialStore += (dt * (state.flow - run)) / arterialCompliance
  if (state.root < 0) {
    // An empty root cannot be emptied further: what flowed too much stays where it was.
    state.arterialStore += (state.root * rootCompliance) / arterialCompliance
    state.flow = 0
    state.root = 0
  }
  if (state.arterialStore < 0) state.arterialStore = 0
  const arteries = rootCompliance * state.root + arterialCompliance * state.arterialStore
  state.venous = state.blood - arteries
}
