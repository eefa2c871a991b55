export const choices = { 'Product.category': 'products:categories' };
