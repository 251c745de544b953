import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every Vite run of the project shares: the shop's builds, Storybook and the tests. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
});
