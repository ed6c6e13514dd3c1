import type { DoseUnit } from '#experiment/engine'

const inMicrograms: Readonly<Partial<Record<DoseUnit, number>>> = {
  ng: 0.001,
  µg: 1,
  mg: 1000,
  g: 1_000_000,
}

const inNanomoles: Readonly<Partial<Record<DoseUnit, number>>> = {
  nmol: 1,
  µmol: 1000,
  mmol: 1_000_000,
}

/** A dose in µg; NaN when the unit is no mass and no amount, or is an amount and no molar mass (g/mol) is known. */
export const microgramsOf = (dose: number, unit: DoseUnit, molarMass = Number.NaN): number => {
  const mass = inMicrograms[unit]
  if (mass !== undefined) return dose * mass
  const amount = inNanomoles[unit]
  return amount === undefined ? Number.NaN : (dose * amount * molarMass) / 1000
}

/** A dose in nmol by the drug's molar mass (g/mol); NaN when the unit is neither a mass nor an amount. */
export const nanomolesOf = (dose: number, unit: DoseUnit, molarMass: number): number => {
  const amount = inNanomoles[unit]
  if (amount !== undefined) return dose * amount
  const mass = inMicrograms[unit]
  return mass === undefined ? Number.NaN : (dose * mass * 1000) / molarMass
}
