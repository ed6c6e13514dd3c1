import {
  circulationParameters,
  mechanics,
  type CirculationParameter,
} from '#experiment/circulation'
import { plainState, type Model } from '#experiment/engine'
import { reading } from '#experiment/manometer'
import { doAtTable, marker, newTable, tableStep, type Table } from '#experiment/operating-table'

/** 家兔动脉血压的神经体液调节: the circulation of a rabbit, read through a cannula in the left carotid artery. */
export const arterialPressure: Model<Table, CirculationParameter> = {
  id: 'arterial-pressure',
  zh: '家兔动脉血压的神经体液调节',
  dt: mechanics.dt,
  channels: [
    { id: 'pressure', zh: '动脉血压', unit: 'mmHg', lo: 0, hi: 200, rate: 250, noise: 0.35 },
    { id: 'stimulus', zh: '刺激标记', unit: '', lo: 0, hi: 1, rate: 50 },
  ],
  parameters: circulationParameters,
  init: newTable,
  step: tableStep,
  apply: (state, event) => {
    const result = doAtTable(state, event)
    return result === true ? state : result
  },
  out: (state, into) => {
    into[0] = reading(state.line)
    into[1] = marker(state)
    return into
  },
  ...plainState,
}
