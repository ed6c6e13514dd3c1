import { refused, type Event, type Refusal } from '#experiment/engine'
import { nanomolesOf } from '#experiment/pharmacology'

/** A substance that is put into the bath: its name, molar mass (g/mol), lag from the bath to its site (s), the most that is taken (µmol/L). */
export type Substance = {
  readonly zh: string
  readonly molar: number
  readonly lag: number
  readonly most: number
}

/** A glass bath with an organ in warm fluid. Concentrations are nmol/L in the fluid and where the substance acts. */
export type Bath = {
  readonly millilitres: number
  readonly fluid: Record<string, number>
  readonly site: Record<string, number>
  solution: string
  celsius: number
  setCelsius: number
  /** Whether gas bubbles through, and how well the organ is supplied, 0 … 1. */
  isAerated: boolean
  supply: number
}

/** Seconds a stirred bath takes to mix, and to take on another temperature. */
const mixing = 1.2
const warming = 45
/** What an exchange of the fluid leaves behind. */
const left = 0.01

/** A bath of 20 mL at room temperature, unaerated, with the named substances absent. */
export const newBath = (names: readonly string[], solution: string, celsius = 22): Bath => ({
  millilitres: 20,
  fluid: Object.fromEntries(names.map((name) => [name, 0])),
  site: Object.fromEntries(names.map((name) => [name, 0])),
  solution,
  celsius,
  setCelsius: celsius,
  isAerated: false,
  supply: 1,
})

/** One step: substances mix and reach their sites, the fluid takes on its temperature, the organ lives on the gas. */
export const bathStep = (
  bath: Bath,
  substances: Readonly<Record<string, Substance>>,
  dt: number,
): void => {
  for (const name of Object.keys(bath.fluid)) {
    const there = bath.fluid[name] ?? 0
    const near = bath.site[name] ?? 0
    if (there === near) continue
    const lag = mixing + (substances[name]?.lag ?? 0)
    bath.site[name] = near + (there - near) * (dt / (lag + dt))
  }
  bath.celsius += ((bath.setCelsius - bath.celsius) * dt) / warming
  const wanted = bath.isAerated ? 1 : 0.25
  bath.supply += ((wanted - bath.supply) * dt) / (bath.isAerated ? 60 : 240)
}

/** The concentration of a substance at its site, mol/L. */
export const molar = ({ site }: Bath, name: string): number => (site[name] ?? 0) * 1e-9

/** Adds a dose to the fluid; refuses what is unknown, not for the bath, not positive, in no fitting unit, or far too much. */
export const addToBath = (
  bath: Bath,
  substances: Readonly<Record<string, Substance>>,
  { drug, dose, unit, route }: Extract<Event, { kind: 'drug' }>,
): Refusal | true => {
  const substance = Object.hasOwn(substances, drug) ? substances[drug] : undefined
  if (substance === undefined) return refused('试剂架上没有这种药，请重新选择。')
  const { zh, molar: molarMass, most } = substance
  if (route !== 'bath') return refused('离体标本没有血管可注射，请把药加入浴槽。')
  if (!(dose > 0)) return refused('请填写大于 0 的剂量。')
  const nanomoles = nanomolesOf(dose, unit, molarMass)
  if (nanomoles !== nanomoles) return refused(`${zh}不能用这个单位，请核对剂量单位。`)
  const concentration = (nanomoles * 1000) / bath.millilitres
  if ((bath.fluid[drug] ?? 0) + concentration > most * 1000)
    return refused(`浴槽中${zh}的浓度会高得没有意义，请核对浓度与体积。`)
  bath.fluid[drug] = (bath.fluid[drug] ?? 0) + concentration
  return true
}

/** Exchanges the fluid for a solution: a hundredth of what was in it stays. */
export const exchangeFluid = (bath: Bath, solution: string): void => {
  for (const name of Object.keys(bath.fluid)) bath.fluid[name] = (bath.fluid[name] ?? 0) * left
  bath.solution = solution
}

/** Sets the thermostat, 15–45 °C. */
export const setTemperature = (bath: Bath, celsius: number): Refusal | true => {
  if (!(celsius >= 15 && celsius <= 45))
    return refused('浴槽温度请设在 15～45 ℃ 之间，过冷过热标本会坏死。')
  bath.setCelsius = celsius
  return true
}

/** Opens or shuts the gas: oxygen above 90 % aerates, anything else does not. */
export const aerate = (
  bath: Bath,
  { gas }: Extract<Event, { kind: 'ventilate' }>,
): Refusal | true => {
  if (gas === undefined) return refused('请选择通入浴槽的气体。')
  if (!(gas.oxygen >= 0 && gas.carbonDioxide >= 0 && gas.oxygen + gas.carbonDioxide <= 1))
    return refused('各种气体的比例之和不能超过 100%。')
  bath.isAerated = gas.oxygen >= 0.2
  return true
}
