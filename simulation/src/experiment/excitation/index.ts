export { fallenDue, pulsesOf, type Pulse, type PulseTrain } from './pulses.ts'
export { recovery, strengthOf } from './threshold.ts'
export { speedAt } from './temperature.ts'
