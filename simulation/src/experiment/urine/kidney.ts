import { exp, log } from '#arithmetic'
import { varied } from '#experiment/engine'
import { emptyDepot, flow, occupancy, shares, type Depot } from '#experiment/pharmacology'
import type { Table } from '#experiment/operating-table'
import { constants, type UrineParameter } from './parameters.ts'

/** Both kidneys with what the blood brings them; flows mL/s, glucose and mannitol mmol. */
export type Kidney = {
  readonly size: number
  readonly coefficient: number
  readonly excretion: number
  readonly bloodGlucose: number
  readonly filtrationAtRest: number
  tone: number
  filtration: number
  urine: number
  adh: number
  furosemide: Depot
  /** Solutes in plasma and interstitium, mmol. */
  glucose: { plasma: number; interstitium: number }
  mannitol: { plasma: number; interstitium: number }
  /** What an infusion still brings, mmol, and how fast, mmol/s. */
  coming: { glucose: number; mannitol: number; glucoseRate: number; mannitolRate: number }
  urineGlucose: number
  /** Balances: all urine, glucose excreted and used, mmol; mannitol excreted. */
  total: { urine: number; glucose: number; used: number; mannitol: number }
}

/** Colloid osmotic pressure of plasma, mmHg, by its protein, g/dL (E. M. Landis & J. R. Pappenheimer, 1963). */
const oncotic = (protein: number): number => protein * (2.1 + protein * (0.16 + 0.009 * protein))

/** Kidneys at rest. */
export const newKidney = (
  seed: number,
  values: Readonly<Record<UrineParameter, number>>,
  kilograms: number,
): Kidney => {
  const filtration = (varied(seed, 'filtration', values.filtration, 0.08) * kilograms) / 60
  const size = kilograms / 2.5
  const bloodGlucose = varied(seed, 'glucose', values.glucose, 0.07)
  const plasma = (constants.plasma * kilograms) / 1000
  const interstitium = (constants.interstitium * kilograms) / 1000
  return {
    size,
    // 14.5 mmHg filter at rest: 48.5 in the tuft less 12 in the capsule and 22 of proteins.
    coefficient: filtration / 14.5,
    excretion: varied(seed, 'excretion', values.excretion, 0.12) / 100,
    bloodGlucose,
    filtrationAtRest: filtration,
    tone: 1,
    filtration,
    urine: 0.006 * size,
    adh: constants.adh,
    furosemide: emptyDepot(),
    glucose: { plasma: bloodGlucose * plasma, interstitium: bloodGlucose * interstitium },
    mannitol: { plasma: 0, interstitium: 0 },
    coming: { glucose: 0, mannitol: 0, glucoseRate: 0, mannitolRate: 0 },
    urineGlucose: 0,
    total: { urine: 0, glucose: 0, used: 0, mannitol: 0 },
  }
}

const loopShares = shares({ arrival: 30, halfLife: 1500 }, constants.tick)
const { tick } = constants

/** Filtration by the pressures at the glomerulus (E. H. Starling): flow through two resistances, proteins that thicken on the way. */
const filter = (kidney: Kidney, { rabbit }: Table): void => {
  const pressure = rabbit.meanPressure
  const flowing = pressure > 8 ? pressure - 5 : 0
  const alpha = rabbit.occupied.vesselAlpha - 0.2
  const wanted = (flowing - 43) / constants.afferent
  const bounded =
    wanted < constants.least ? constants.least : wanted > constants.most ? constants.most : wanted
  kidney.tone += ((bounded - kidney.tone) * tick) / constants.regulation
  const before =
    constants.afferent *
    kidney.tone *
    (1 + constants.alphaAfferent * alpha + rabbit.occupied.constriction)
  const behind =
    constants.efferent * (1 + constants.alphaEfferent * alpha + rabbit.occupied.constriction)
  const blood = (kidney.size * flowing) / (before + behind + constants.venules)
  const plasmaShare = 1 - rabbit.cells / rabbit.blood
  const plasma = blood * plasmaShare
  if (plasma <= 1e-6) {
    kidney.filtration = 0
    return
  }
  const glomerular = pressure - (blood / kidney.size) * before
  const volume = rabbit.blood - rabbit.cells
  const first = rabbit.own.blood * 0.62
  const protein = (constants.protein * rabbit.protein * first) / volume
  const fraction = kidney.filtration / plasma
  const thickened = protein / (1 - (fraction > 0.6 ? 0.6 : fraction))
  const resisting = (oncotic(protein) + oncotic(thickened)) / 2
  const target = kidney.coefficient * (glomerular - constants.capsule - resisting)
  kidney.filtration += ((target > 0 ? target : 0) - kidney.filtration) * 0.25
}

const mixed = (pool: { plasma: number; interstitium: number }): void => {
  const plasma = pool.plasma / constants.plasma
  const outside = pool.interstitium / constants.interstitium
  const moved = ((plasma - outside) * constants.plasma * tick) / constants.mixing
  pool.plasma -= moved
  pool.interstitium += moved
}

/** Infusions into the plasma, mixing, and the use of glucose above its usual level. */
const solutes = (kidney: Kidney, kilograms: number): void => {
  const { coming, glucose, mannitol } = kidney
  for (const name of ['glucose', 'mannitol'] as const) {
    const rate = name === 'glucose' ? coming.glucoseRate : coming.mannitolRate
    const into = coming[name] < rate * tick ? coming[name] : rate * tick
    coming[name] -= into
    kidney[name].plasma += into
  }
  mixed(glucose)
  mixed(mannitol)
  const outside = (constants.interstitium * kilograms) / 1000
  const beyond = glucose.interstitium - kidney.bloodGlucose * outside
  const used = (beyond * tick) / constants.disposal
  glucose.interstitium -= used
  kidney.total.used += used
}

/** What stays of glucose in the tubule, mmol/s: the load beyond the transport maximum, with splay (W. Smith, The Kidney). */
const glucoseLost = (kidney: Kidney, concentration: number): number => {
  const load = (kidney.filtration * concentration) / 1000
  const maximum = (kidney.filtrationAtRest * constants.threshold) / 1000
  const splay = (kidney.filtrationAtRest * constants.splay) / 1000
  const over = (load - maximum) / splay
  const lost = over > 30 ? load - maximum : splay * log(1 + exp(over < -30 ? -30 : over))
  return lost < load ? lost : load
}

/** One tick of 0.1 s; gives the urine made in it, mL, and takes its water out of the blood. */
export const kidneyTick = (kidney: Kidney, table: Table): number => {
  const { rabbit } = table
  const { kilograms } = rabbit.own
  flow(kidney.furosemide, loopShares)
  solutes(kidney, kilograms)
  filter(kidney, table)
  const fuller = rabbit.blood / rabbit.own.blood - 1
  const water = constants.adh * (1 - constants.adhVolume * fuller)
  const released = water < 0.02 ? 0.02 : water > 4 ? 4 : water
  kidney.adh += ((released - kidney.adh) * tick) / constants.adhTime
  const hormone = kidney.adh + rabbit.depots.vasopressin.present / constants.pituitrin
  const block = occupancy(kidney.furosemide.present / constants.furosemide)
  // Salt: a share of what is filtered, moved by volume, pressure and nerves; the loop's when furosemide blocks it.
  const nerves = 1 - constants.saltNerves * (rabbit.occupied.vesselAlpha - 0.2)
  const moved =
    (1 + constants.saltVolume * fuller) *
    (1 + constants.saltPressure * (rabbit.meanPressure - 100)) *
    nerves
  const share = kidney.excretion * (moved > 0.1 ? moved : 0.1) + constants.loop * block
  const salt = kidney.filtration * constants.filtrate * share
  const plasma = (constants.plasma * kilograms) / 1000
  const lostGlucose = glucoseLost(kidney, kidney.glucose.plasma / plasma)
  const lostMannitol = (kidney.filtration * (kidney.mannitol.plasma / plasma)) / 1000
  const medulla =
    constants.dilute + (constants.concentrated - constants.dilute) * occupancy(hormone)
  const osmotic = lostGlucose + lostMannitol
  const solute = salt + osmotic
  // A fast stream washes the medulla out: urine comes towards the filtrate's osmolality.
  const washed =
    (block + (1.4 * osmotic) / (solute + 1e-9)) / (1 + (1.4 * osmotic) / (solute + 1e-9))
  const osmolality = medulla + (constants.isosmotic - medulla) * (washed > 1 ? 1 : washed)
  const urineFlow = solute / osmolality
  kidney.urine = urineFlow < kidney.filtration ? urineFlow : kidney.filtration
  const outGlucose = lostGlucose * tick
  const outMannitol = lostMannitol * tick
  kidney.glucose.plasma -= outGlucose
  kidney.mannitol.plasma -= outMannitol
  const volume = kidney.urine * tick
  kidney.urineGlucose = volume > 1e-9 ? (1000 * outGlucose) / volume : 0
  rabbit.blood -= volume
  kidney.total.urine += volume
  kidney.total.glucose += outGlucose
  kidney.total.mannitol += outMannitol
  return volume
}
