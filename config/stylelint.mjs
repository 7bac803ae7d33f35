/** Stylelint finds CSS that no browser accepts. It has no rules of style: Prettier formats the sheets. */
export default {
  rules: {
    'at-rule-no-unknown': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    // a value that a template inserts is `POSTCSS_LIT_0`
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { '/./': '/POSTCSS_LIT/' } }],
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'media-feature-name-no-unknown': true,
    'media-feature-name-value-no-unknown': true,
    'named-grid-areas-no-invalid': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': [true, { ignore: ['custom-elements'] }],
    'unit-no-unknown': true,
  },
  overrides: [
    { files: ['**/*.ts'], customSyntax: 'postcss-lit' },
    { files: ['**/*.html'], customSyntax: 'postcss-html' },
  ],
};
