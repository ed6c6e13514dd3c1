export { builtInModels, type BuiltInModel } from './built-in.ts'
