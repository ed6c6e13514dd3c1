import { openDatabase } from '#platform/database'
import { loadKeys } from '#platform/keys'
import { sessionKeeper } from '#identity'

// Another process of the same installation, which knows sessions as its gate does. It is told tokens and answers which posts
// their sessions hold. Its clock stands still: what it remembers does not end by time.

const [url = '', dataDir = '', role = ''] = process.argv.slice(2)
performance.now = () => 0
const keeper = sessionKeeper(
  openDatabase({ url, pool: 2, role: role || undefined }),
  loadKeys(dataDir),
)
process.on('message', (token: string) => {
  void keeper
    .of(token, new Date(), false)
    .then((session) => process.send?.(session ? session.posts.map(({ kind }) => kind) : 'ended'))
})
process.send?.('ready')
