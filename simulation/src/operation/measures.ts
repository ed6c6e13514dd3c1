import { beyondOf } from './layers.ts'
import type { State } from './state.ts'
import { isResponsive, tensionOf } from './tension.ts'

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** Figures of a session that conditions ask for; undefined of a name that is none. */
export const measureOf = (state: State, name: string): number | undefined => {
  const { arrest, vitals, setup } = state
  switch (name) {
    case 'clock':
      return state.clock
    case 'troubles':
      return state.troubles.length
    case 'responsive':
      return isResponsive(state) ? 1 : 0
    case 'tension':
      return tensionOf(state)
    case 'numbed':
      return Object.keys(state.numb).length
    case 'depth':
      return state.instrument?.depth ?? 0
    case 'beyond':
      return beyondOf(state.instrument)
    case 'gender':
    case 'age':
    case 'weight':
      return setup.variant.patient[name]
    case 'left': {
      const whole = setup.variant.figures[setup.procedure.pool?.volume ?? ''] ?? 0
      return whole - (state.measures['drawn'] ?? 0)
    }
    case 'prepared':
      return Object.keys(state.prepared).length
    case 'needless':
      return setup.procedure.tools.filter(
        ({ id, needed }) => !needed && state.prepared[id] !== undefined,
      ).length
    case 'P':
    case 'SBP':
    case 'SpO2':
    case 'R':
      return vitals[name]
    case 'strokes':
      return arrest?.strokes ?? 0
    case 'deep-enough':
      return share(arrest?.deepEnough ?? 0, arrest?.strokes ?? 0)
    case 'recoiled':
      return share(arrest?.recoiled ?? 0, arrest?.strokes ?? 0)
    case 'in-time':
      return share(arrest?.inTime ?? 0, arrest?.strokes ?? 0)
    case 'pause':
      return arrest?.pause ?? 0
    case 'shocks':
      return arrest?.shocks ?? 0
    case 'vain-shocks':
      return arrest?.vain ?? 0
    case 'first-shock':
      return arrest?.firstShock
    case 'first-compression':
      return arrest?.begun
    case 'resumed':
      return arrest?.resumed
    default:
      return Object.hasOwn(setup.variant.figures, name)
        ? setup.variant.figures[name]
        : (state.measures[name] ?? 0)
  }
}
