import { exp, ln2 } from '#arithmetic'
import { emptyDepot, flow, shares, type Depot } from '#experiment/pharmacology'
import { constants, type ElectrolytesEcgParameter } from './parameters.ts'

/** An ion in the blood: mmol/L near the heart and in the rest of the extracellular fluid, mmol still in the vein, mmol given away. */
export type Ion = { near: number; far: number; vein: number; gone: number }

/** The rabbit’s blood; bicarbonate is the excess in mmol/L, insulin in U per kg at its receptors. */
export type Blood = {
  readonly kilograms: number
  readonly balance: { readonly potassium: number; readonly calcium: number }
  potassium: Ion
  calcium: Ion
  bicarbonate: number
  insulin: Depot
  /** 1 while the heart pumps: nothing is carried where it does not. */
  flow: number
}

/** Blood at rest. */
export const bloodOf = (values: Readonly<Record<ElectrolytesEcgParameter, number>>): Blood => {
  const ion = (value: number): Ion => ({ near: value, far: value, vein: 0, gone: 0 })
  return {
    kilograms: values.kilograms,
    balance: { potassium: values.potassium, calcium: values.calcium },
    potassium: ion(values.potassium),
    calcium: ion(values.calcium),
    bicarbonate: 0,
    insulin: emptyDepot(),
    flow: 1,
  }
}

const step = 0.01
const insulinShares = shares(
  { arrival: constants.insulinOnset, halfLife: constants.insulinHalfLife },
  step,
)
const bicarbonateKept = exp((-ln2 * step) / constants.bicarbonateLoss)

const carry = (ion: Ion, kilograms: number, flowing: number): void => {
  const near = constants.near * kilograms
  const far = constants.far * kilograms
  const entering = ((ion.vein * step) / constants.vein) * flowing
  ion.vein -= entering
  ion.near += entering / near
  const across = (((ion.near - ion.far) * step) / constants.mixing) * near * flowing
  ion.near -= across / near
  ion.far += across / far
  // A chelator may be given in excess: no concentration is below a trace, and the rest waits in the vein.
  if (ion.near < 0.05) {
    ion.vein += (ion.near - 0.05) * near
    ion.near = 0.05
  }
}

/** Leaves the extracellular fluid towards where cells, bone and kidneys hold it. */
const give = (ion: Ion, towards: number, seconds: number, kilograms: number): void => {
  const far = constants.far * kilograms
  const leaving = ((ion.far - towards) * step) / seconds
  ion.far -= leaving
  ion.gone += leaving * far
}

/** 10 ms of the blood. Every mmol is in a compartment, in the vein, or in `gone`. */
export const circulate = (blood: Blood): void => {
  const { kilograms, balance } = blood
  carry(blood.potassium, kilograms, blood.flow)
  carry(blood.calcium, kilograms, blood.flow)
  flow(blood.insulin, insulinShares)
  blood.bicarbonate *= bicarbonateKept
  const insulin = blood.insulin.present / (blood.insulin.present + 0.6)
  const shift = constants.bicarbonateShift * blood.bicarbonate + constants.insulinShift * insulin
  const wanted = balance.potassium - shift
  const hurried = 1 + 3 * insulin + 0.2 * blood.bicarbonate
  const towards = wanted < 1.2 ? 1.2 : wanted
  give(blood.potassium, towards, constants.uptake / (hurried < 0.2 ? 0.2 : hurried), kilograms)
  if (blood.potassium.far > balance.potassium)
    give(blood.potassium, balance.potassium, constants.kidney, kilograms)
  give(blood.calcium, balance.calcium, constants.bone, kilograms)
}

/** All of an ion in mmol, wherever it is: constant but for what is given. */
export const amountOf = ({ kilograms }: Blood, { near, far, vein, gone }: Ion): number =>
  near * constants.near * kilograms + far * constants.far * kilograms + vein + gone
