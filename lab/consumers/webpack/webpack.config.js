import HtmlWebpackPlugin from 'html-webpack-plugin';

export default {
  entry: './src/main.js',
  output: { clean: true },
  plugins: [new HtmlWebpackPlugin({ template: 'src/index.html' })],
  // chunk names contain the names of their modules: check.mjs finds the workers by them
  optimization: { chunkIds: 'named' },
};
