export { checkedTargets } from './check-targets.ts'
