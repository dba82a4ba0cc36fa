import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { app } from './tools/app.ts'
import { breakpoints } from './tools/breakpoints.ts'
import { GROUPS } from './tools/chunks.ts'
import { first, SITE } from './tools/first.ts'
import { pictograms } from './tools/pictograms.ts'
import { pictures } from './tools/pictures.ts'
import { fluent } from './tools/fluent.ts'
import { toml } from './tools/toml.ts'

const SERVER = process.env['SKULDUGGERY_SERVER'] ?? 'http://127.0.0.1:8123'

/** What differs in the build of a site. */
const WITHOUT_SERVER: UserConfig = {
  base: './',
  resolve: { conditions: [SITE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SITE, ...defaultServerConditions] } },
  worker: { format: 'es' },
}

/** `vite build --mode site` builds a site without a server (tools/static_site.py), which works from any path. */
export default defineConfig(({ mode }) => ({
  ...(mode === SITE ? WITHOUT_SERVER : {}),
  plugins: [breakpoints(), svelte(), fluent(), toml(), pictograms(), pictures(), app(), first()],
  server: { proxy: { '/api': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: fileURLToPath(new URL('../src/skulduggery/server/client', import.meta.url)),
    emptyOutDir: true,
    manifest: true, // read by a test that weighs what is loaded first
    assetsInlineLimit: 0, // a strict content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'embed.html'],
      output: { codeSplitting: { groups: GROUPS } },
      checks: { pluginTimings: false },
    },
  },
  // what the terminal has said is compared by a test in Python, which names its file
  test: {
    include: [process.env['SKULDUGGERY_SAID'] ? 'tests/said/*.test.ts' : 'tests/*.test.ts'],
    setupFiles: ['tests/page.ts'],
    testTimeout: 120_000, // a hang, not a busy machine
  },
}))
