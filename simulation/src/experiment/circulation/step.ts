import { sin } from '#arithmetic'
import { tickTrains } from '#experiment/stimulation'
import { occupancies, tickAgents } from './agents.ts'
import { beatStep } from './beat.ts'
import { drivesOf, type Circulation } from './circulation.ts'
import { exchange, mechanics, receptors } from './constants.ts'
import { nervesTick } from './nerves.ts'

const tick = mechanics.dt * mechanics.ticks
const circle = 6.283185307179586

/** Resistance now, mmHg·s/mL: α and V1 constrict, β2 and the endothelium's M3 dilate. */
const resistanceOf = ({ own, occupied }: Circulation): number => {
  const constricted =
    1 +
    receptors.alphaResistance * own.alphaGain * occupied.vesselAlpha +
    2.5 * occupied.constriction
  const dilated =
    1 +
    receptors.beta2Conductance * own.betaGain * occupied.beta2 +
    receptors.isoprenalineConductance * own.betaGain * occupied.isoprenaline +
    receptors.muscarinicConductance * occupied.muscarinic
  return (own.resistance * constricted) / dilated
}

/** Bleeding, infusion, and the exchange of plasma water with the interstitium (E. H. Starling; in balance at first). */
const volumesTick = (state: Circulation): void => {
  if (state.drainLeft > 0) {
    const outflow = state.draining * tick
    const all = outflow > state.drainLeft ? state.drainLeft : outflow
    // Blood comes as long as there is pressure behind it.
    const out = state.arterial > 8 ? all : 0
    const share = out / state.blood
    state.drainLeft -= all
    state.cells -= state.cells * share
    state.protein -= state.protein * share
    state.blood -= out
    state.balance.taken += out
  }
  if (state.fillLeft > 0) {
    const inflow = state.filling * tick
    const into = inflow > state.fillLeft ? state.fillLeft : inflow
    state.fillLeft -= into
    state.blood += into
    state.cells += into * state.fillCells
    state.protein += (into * state.fillProtein) / (state.own.blood * (1 - exchange.haematocrit))
    state.balance.given += into
  }
  const { own } = state
  const beyond = state.blood - own.blood
  const outside = state.interstitium - own.interstitium
  const ratio = exchange.share / (1 - exchange.share)
  const moved = ((beyond - ratio * outside) * tick) / exchange.time
  state.blood -= moved
  state.interstitium += moved
}

/** Urethane, g/kg, that stops the breathing (rabbit: about 2.5 times the anaesthetic dose). */
const apnoea = 2.4

/** The heart lives on its own pressure and on breathing: below 28 mmHg or without breath it fails within minutes, above 45 it recovers unless it is nearly lost. */
const fitnessTick = (state: Circulation): void => {
  const { meanPressure: mean, fitness } = state
  if (mean < 28) state.fitness = fitness - (((28 - mean) / 28) * tick) / 80
  else if (state.urethane > apnoea) state.fitness = fitness - tick / 180
  else if (mean > 45 && fitness > 0.15 && fitness < 1) state.fitness = fitness + tick / 120
  if (state.fitness < 0) state.fitness = 0
  if (state.fitness > 1) state.fitness = 1
}

/** Urethane reaches the brain within half a minute and leaves it over hours (half-life 4 h). */
const urethaneTick = (state: Circulation): void => {
  const moved = (state.urethaneComing * tick) / 12
  state.urethaneComing -= moved
  state.urethane += moved - state.urethane * tick * 4.8e-5
}

/** One step of 4 ms. Every fifth goes on with nerves, drugs, volumes and the heart's own supply. */
export const circulationStep = (state: Circulation): void => {
  if (state.ticksUntilNerves === 0) {
    state.ticksUntilNerves = mechanics.ticks
    state.trains = tickTrains(state.trains, tick)
    state.breath += state.own.breathing * tick
    if (state.breath >= 1) state.breath -= 1
    state.vasomotion += tick / 24
    if (state.vasomotion >= 1) state.vasomotion -= 1
    urethaneTick(state)
    tickAgents(state.depots)
    nervesTick(state)
    occupancies(
      state.depots,
      drivesOf(state),
      { alpha: receptors.alphaNeural, beta: receptors.beta1Neural },
      state.occupied,
    )
    state.resistance = resistanceOf(state)
    volumesTick(state)
    fitnessTick(state)
    state.meanPressure += ((state.arterial - state.meanPressure) * tick) / 1.5
  }
  state.ticksUntilNerves -= 1
  // The chest's suction fills the heart in inspiration: the second-order waves of the pressure.
  const isBreathing = state.urethane < apnoea && state.fitness > 0.1
  const breathing = isBreathing ? 0.55 * state.own.breathForce * sin(circle * state.breath) : 0
  beatStep(state, breathing)
}

/** Lets a rabbit find its balance: what its nerves then hear becomes the reflex's set point. */
export const settle = (state: Circulation, seconds: number): void => {
  for (let n = 0; n * mechanics.dt < seconds; n += 1) {
    circulationStep(state)
    state.learnt.setPoint += ((state.afferent - state.learnt.setPoint) * mechanics.dt) / 8
    state.setPoint = state.learnt.setPoint
  }
}
