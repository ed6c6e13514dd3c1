export { arterialPressureExpected } from './expected.ts'
export { arterialPressure } from './model.ts'
export { preparedRabbit } from './readings.ts'
